/** A path that is matched as it is written. */
const PLAIN = /^(?:[^%?]*[^/%?])?\/?(?:\?|$)/;

/**
 * The URL as Laravel matches it: its path without slashes at the end, `%2F` a slash, a stray percent sign itself. No
 * route's path ends with a `%2F`: it stays.
 */
export function matchedUrl(url: string): string {
  if (PLAIN.test(url)) return url;
  const [path = '/'] = url.split(/[?#]/, 1);
  const trimmed = withoutSlashesAtEnd(path) || path.slice(0, 1);
  const read = trimmed.replace(/%(?![\da-f]{2})/gi, '%25').replace(/%2f/gi, '/');
  const matched = withoutSlashesAtEnd(read) || read.slice(0, 1);
  return matched + '%2F'.repeat(read.length - matched.length) + url.slice(path.length);
}

export const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/';

/** Slash by slash: a pattern such as `\/+$` takes quadratic time on slashes inside. */
export function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export function withoutSlashes(path: string): string {
  let start = 0;
  while (path[start] === '/') start += 1;
  return withoutSlashesAtEnd(path.slice(start));
}
