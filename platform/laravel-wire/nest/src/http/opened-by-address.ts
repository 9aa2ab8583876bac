import type { WireRequest } from './message';
import { RedirectTo, Unauthenticated, type WireFault } from '../errors';

/**
 * True where nothing but its address asks for a file that may be opened so. A call by a script of another site names
 * its Origin, and is none.
 */
export function isOpenedByAddress({ routeOptions, headers }: WireRequest): boolean {
  return routeOptions.config.opensByAddress === true && headers.origin === undefined;
}

/** Refusal of a guest: a browser that wants something to show is led to sign in, and back. */
export function signInFirst(request: WireRequest): WireFault {
  const isShown = isOpenedByAddress(request) && (request.headers.accept ?? '').includes('text/html');
  return isShown ? new RedirectTo(`/login?next=${encodeURIComponent(request.url)}`) : new Unauthenticated();
}
