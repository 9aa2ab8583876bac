import type { ServedRemote } from '@kit/federation-registry/served-remote';
import { routesIn } from '../routes-in';

/** Whether a page is one that is drawn here: the start page, and those that a remote's `remote.json` says so of. */
export function isRendered(path: string, remotes: readonly Pick<ServedRemote, 'manifest'>[]): boolean {
  if (path === '/') return true;
  return routesIn(remotes).some(({ path: pattern, access, drawn }) => {
    return drawn === true && access === 'any' && leadsTo(pattern, path);
  });
}

function leadsTo(pattern: string, path: string): boolean {
  const [parts, segments] = [pattern.split('/'), path.split('/')];
  return (
    parts.length === segments.length &&
    parts.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
  );
}
