import type { ServedRemote } from '@kit/federation-registry/served-remote';

/** A page that a remote's `remote.json` adds to the public site. */
interface Route {
  path: string;
  title: string;
  access: string;
  drawn?: unknown;
}

/** The public site's pages, as the remotes that are served name them; of another shape they are none. */
export function routesIn(remotes: readonly Pick<ServedRemote, 'manifest'>[]): Route[] {
  return remotes.flatMap(({ manifest }) => {
    const site = manifest.public as { routes?: unknown } | null | undefined;
    return Array.isArray(site?.routes) ? site.routes.filter(isRoute) : [];
  });
}

function isRoute(value: unknown): value is Route {
  const { path, title, access } = (value ?? {}) as Partial<Record<keyof Route, unknown>>;
  return [path, title, access].every((one) => typeof one === 'string');
}
