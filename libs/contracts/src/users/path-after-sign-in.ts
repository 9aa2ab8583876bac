/** The page after signing in: the path requested, as long as it stays on this site; else home. */
export function pathAfterSignIn(next: string | null): string {
  // "//host" and "/\host" would leave the site; browsers read no tab or line end, wherever it stands between the two.
  return next !== null && /^\/(?![/\\])[^\t\n\r]*$/.test(next) ? next : '/';
}
