import type { WireRequest } from './message';
import type { WireSettings } from '../options';

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Gives the origin that links begin with: the one that was addressed where its host is the application's own or this
 * machine, else the site's configured one. Whoever writes another Host into a request gets no link to it.
 *
 * @param isListed  whether an origin is one of the configured frontends
 */
export function ownOrigins(
  settings: Pick<WireSettings, 'siteUrl'>,
  isListed: (origin: string) => boolean,
): (request: WireRequest, origin: string) => string {
  return (request, origin) => {
    if (LOOPBACK.test(request.host) || isListed(origin)) {
      return origin;
    }
    return new URL(settings.siteUrl(request)).origin;
  };
}
