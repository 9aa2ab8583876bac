import type { RemoteManifest } from './served-remote';

/** A remote, or a shell with its own pages. */
export interface Claims {
  /** Its folder. */
  name: string;
  manifest: RemoteManifest;
}

const SIDES = ['public', 'admin'] as const;

/**
 * Claims of a remote that others have already, in words: the name of its code, and pages. Two versions of one remote
 * take nothing from each other.
 */
export function takenBy({ name, manifest }: Claims, others: readonly Claims[]): string[] {
  const strangers = others.filter((other) => other.name !== name);
  const namesake = strangers.find((other) => other.manifest.name === manifest.name);
  const pages = SIDES.flatMap((side) =>
    pathsOf(manifest, side).flatMap((path, at) => {
      const owner = strangers.find((other) =>
        pathsOf(other.manifest, side).some((one) => meet(path, one)),
      )?.name;
      return owner === undefined ? [] : [`${side}.routes[${at}].path ${path} is a page of ${owner} already`];
    }),
  );
  return [...(namesake ? [`${namesake.name} is called ${manifest.name} already`] : []), ...pages];
}

/** Versions that were published before `remote.json` was checked may say anything. */
function pathsOf(manifest: RemoteManifest, side: (typeof SIDES)[number]): string[] {
  const { routes } = (manifest[side] ?? {}) as { routes?: unknown };
  if (!Array.isArray(routes)) return [];
  return routes.map((route) => String((route as { path?: unknown } | null)?.path));
}

/** True where an address leads to both; a router takes no notice of case. */
function meet(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((path) => path.toLowerCase().split('/'));
  if (parts?.length !== others?.length) return false;
  return !!parts?.every((part, at) => part === others?.[at] || isOpen(part) || isOpen(others?.[at]));
}

const isOpen = (part: string | undefined) => part?.startsWith(':');
