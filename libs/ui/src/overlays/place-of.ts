/** The path within the site: behind the hash where the site routes by it. */
export function placeOf({ origin, pathname, search, hash }: Location | URL): URL {
  return new URL(hash.startsWith('#/') ? hash.slice(1) : pathname + search, origin);
}
