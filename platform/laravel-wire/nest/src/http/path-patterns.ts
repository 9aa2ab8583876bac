import { originOf, type WireRequest } from './message';
import { withoutQuery, withoutSlashes } from './paths';

/** Laravel's `path()`: as it was requested, without slashes around it; `/` alone. */
export const rawPathOf = (request: WireRequest): string =>
  withoutSlashes(withoutQuery(request.originalUrl)) || '/';

/** Laravel's `is(…)` and `fullUrlIs(…)`: `api/*`, or `https://app.example/*` with query and all. */
export function pathMatcher(patterns: readonly string[]): (request: WireRequest) => boolean {
  const matchers = patterns.map((pattern) => wildcard(withoutSlashes(pattern) || '/'));
  return (request) =>
    [fullUrlOf(request), decoded(rawPathOf(request))].some((text) =>
      matchers.some((matcher) => matcher.test(text)),
    );
}

/** Laravel's `Str::is`: asterisks stand for any text. */
export function wildcard(pattern: string): RegExp {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 's');
}

function fullUrlOf(request: WireRequest): string {
  const [path = '', query] = request.originalUrl.split('?', 2);
  const rest = withoutSlashes(path);
  return originOf(request) + (rest && `/${rest}`) + (query ? `?${query}` : '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
