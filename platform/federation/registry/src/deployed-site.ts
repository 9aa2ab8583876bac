import { type Provided, unmet } from './contract';
import { misfitsOf, type Schema } from './misfits';
import { needsOf } from './needs-of';
import type { RemoteManifest } from './served-remote';

/** A shell's `contract.json` of a site that runs elsewhere. */
export interface ShellContract extends Omit<Provided, 'shell'> {
  /** Paths of the API by the names of the kinds of records that are shared. */
  endpoints?: Readonly<Record<string, string>>;
}

/** All that a site tells of what it gives to remotes. */
export interface DeployedContract {
  shells: Readonly<Record<string, ShellContract & { shell: string }>>;
  paths: readonly string[];
  /** Of the files that a build says itself, by their names. */
  schemas: Readonly<Record<string, Schema>>;
}

const SIDES = ['public', 'admin'] as const;
const DESCRIBED = ['remote', 'contract', 'integrity'];

/**
 * Origins of the public site and its back office, which the site itself names.
 *
 * @throws Error where there is no such site
 */
export async function originsOf(url: string): Promise<[string, string]> {
  const there = new URL(url).origin;
  const list = (await read(there, '/remotes.json')) as {
    remotes?: unknown;
    settings?: { admin_url?: string };
  } | null;
  if (!Array.isArray(list?.remotes)) throw new Error(`${there} is no such site: it has no list of remotes`);
  return [there, new URL(list.settings?.admin_url ?? '/', there).origin];
}

/** @returns null where the site does not tell: as one of an earlier version, or with a contract of nothing */
export async function deployedContract(origins: [string, string]): Promise<DeployedContract | null> {
  const [docs, schemas, ...told] = await Promise.all([
    read(origins[0], '/api/docs.json'),
    Promise.all(DESCRIBED.map((file) => read(origins[0], `/${file}-schema.json`))),
    ...origins.map((origin) => read(origin, '/contract.json')),
  ]);
  const contracts = told as (ShellContract | null)[];
  if (!docs || contracts.some((one) => Object.keys(one?.shared ?? {}).length === 0)) return null;
  const shells = SIDES.map((side, at) => [side, { shell: `shell-${side}`, ...contracts[at] }] as const);
  return {
    shells: Object.fromEntries(shells) as DeployedContract['shells'],
    paths: Object.keys((docs as { paths: object }).paths),
    // A site of an earlier version does not tell each.
    schemas: Object.fromEntries(
      DESCRIBED.flatMap((file, at) => (schemas[at] ? [[`${file}.json`, schemas[at]]] : [])),
    ),
  };
}

/** The remote's needs that the site does not meet, in the words of a refused publication there. */
export function unmetThere(
  manifest: RemoteManifest,
  files: (path: string) => unknown,
  { shells, paths, schemas }: DeployedContract,
): string[] {
  const needed = SIDES.filter((side) => manifest[side]).flatMap((side) => shells[side] ?? []);
  const misfits = Object.entries(schemas).flatMap(([file, schema]) =>
    misfitsOf(schema, files(file)).map((words) => `${file}: ${words}`),
  );
  return [...misfits, ...unmet(needsOf(manifest, files), needed, paths)];
}

/** @returns null where the site has none. @throws Error where it gives no answer */
export async function read(origin: string, path: string): Promise<unknown> {
  const asked = fetch(`${origin}${path}`, { headers: { accept: 'application/json' } });
  const answer = await asked.catch((error: Error) => {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Error(`${origin} gives no answer: ${cause}`);
  });
  return answer.ok ? answer.json().catch(() => null) : null;
}
