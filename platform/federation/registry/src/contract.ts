import { satisfies, validRange } from 'semver';

/** A remote's needs, by the build that left it. */
export interface Needs {
  /** Number of its contract with a shell; null: the build does not say. */
  contract: number | null;
  packages: { name: string; range: string; uses: readonly string[] }[];
  /** Paths of the API that its code names, parameters as `{}`: `api/machines/{}/photos`. */
  api: readonly string[];
  /** Parts that its `remote.json` has pages for, and its build does not expose. */
  unexposed: readonly string[];
  /** Pages that its `remote.json` has drawn on the server, and its build left nothing for. */
  undrawn: readonly string[];
}

/** Modules that a shell gives to remotes, by the build that left it (`@kit/federation-build`). */
export interface Provided {
  shell: string;
  contract: number;
  /** Keyed by the specifier; names null: all that somebody may ask for. */
  shared: Readonly<Record<string, { version: string; names: readonly string[] | null }>>;
}

/**
 * Needs of a remote that the site does not meet, each in words; empty: it fits.
 *
 * @param routes  paths of the API, parameters as `{name}`
 */
export function unmet(needs: Needs, shells: readonly Provided[], routes: readonly string[]): string[] {
  const calls = needs.api.filter((path) => !routes.some((route) => leadsTo(path, route)));
  const words = [
    ...needs.unexposed.map((part) => `its remote.json has pages of ${part}, which its build does not expose`),
    ...needs.undrawn.map(
      (page) => `its remote.json says that ${page} is drawn on the server, and its build cannot`,
    ),
    ...shells.flatMap((shell) => unmetBy(shell, needs)),
    ...calls.map((path) => `it calls ${path}, which this API does not have`),
  ];
  return [...new Set(words)];
}

function unmetBy({ shell, contract, shared }: Provided, needs: Needs): string[] {
  const isOther = needs.contract !== null && needs.contract !== contract;
  const packages = needs.packages.flatMap(({ name, range, uses }) => {
    const there = shared[name];
    if (!there) return [`it uses ${name}, which ${shell} does not share`];
    if (!fits(there.version, range)) return [`it needs ${name} ${range}, and ${shell} has ${there.version}`];
    const missing = uses.filter((one) => there.names && !there.names.includes(one));
    return missing.map((one) => `it uses ${one} of ${name}, which ${shell} does not have`);
  });
  return isOther
    ? [`it was built for contract ${needs.contract}, and ${shell} has ${contract}`, ...packages]
    : packages;
}

/** A range that cannot be read says nothing of what would do. */
function fits(version: string, range: string): boolean {
  return validRange(range) === null || satisfies(version, range, { includePrerelease: true });
}

/**
 * True for a route at the path or below it, since code builds on the endpoint of a kind of record. The endpoint of a
 * record which is a part of another names the part alone: `api/photos`.
 */
function leadsTo(path: string, route: string): boolean {
  const parts = route.split('/').filter(Boolean);
  const segments = path.split('/');
  const [, kind = ''] = segments;
  return (
    segments.every((part, at) => isSame(part, parts[at])) || (segments.length === 2 && parts.includes(kind))
  );
}

/** Code may leave a part open, or the end of one: `statement.{}`; the API's parameters stand for such parts alone. */
function isSame(part: string, of: string | undefined): boolean {
  if (of === undefined || !part.includes('{}')) return part === of;
  return /^\{\w+\}$/.test(of) || of.startsWith(part.slice(0, part.indexOf('{}')));
}
