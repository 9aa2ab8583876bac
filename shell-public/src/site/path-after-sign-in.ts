/** Where to go after signing in: the path asked for, as long as it stays on this site; else home. */
export function pathAfterSignIn(next: string | null): string {
  // "//host" and "/\host" would leave the site.
  return next !== null && /^\/(?![/\\])/.test(next) ? next : '/';
}
