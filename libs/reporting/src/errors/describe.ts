import { ERROR_TEXT_MAX, type ErrorReportInput, withoutPersons } from '@yard/contracts/watching';

/** The hash of this build of the site. */
declare const __webpack_hash__: string;

/** Code of a remote, by its address: `/remotes/mf-rentals/0a1b2c3d4e5f/…` */
const OF_REMOTE = /\/remotes\/([\w-]+)\/([\w.-]+)\//;

/** Errors that browsers raise through no fault of the page's code. */
const NOISE = /^ResizeObserver loop|^Script error\.?$/;

/**
 * An error as it is reported, without what may tell of a person; null for noise.
 *
 * @param components  React's own trace, where a boundary caught the error
 */
export function describe(
  error: unknown,
  components: string | null | undefined,
  here: Pick<Location, 'pathname' | 'hash'>,
): ErrorReportInput | null {
  const {
    name,
    message,
    stack = '',
  } = error instanceof Error ? error : { name: 'Error', message: inWords(error) };
  if (NOISE.test(message)) return null;
  const [, remote = null, version = null] = OF_REMOTE.exec(stack) ?? [];
  const trace = [stack, components && `Components:${components}`].filter(Boolean).join('\n');
  return {
    name: cut(name, ERROR_TEXT_MAX.name),
    message: cut(message || name, ERROR_TEXT_MAX.message),
    stack: trace === '' ? null : cut(trace, ERROR_TEXT_MAX.stack),
    page: cut(pageOf(here), ERROR_TEXT_MAX.page),
    remote,
    release: version ?? releaseOfSite(),
    request_id: null,
  };
}

/** The path, behind the hash where the site routes by it; a query may bear tokens. */
export function pageOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return (hash.startsWith('#/') ? hash.slice(1) : pathname).split('?')[0] ?? '/';
}

const releaseOfSite = (): string | null =>
  typeof __webpack_hash__ === 'undefined' ? null : __webpack_hash__;

function inWords(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown
    ? String(thrown.message)
    : typeof thrown;
}

const cut = (text: string, most: number) => withoutPersons(text).slice(0, most);
