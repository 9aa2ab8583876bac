import type { ReadJson } from './remote-bundle';
import type { RemoteManifest } from './served-remote';
import type { Needs } from './contract';

/** A remote's `contract.json`; some that were published before it was required have none. */
interface ContractFile {
  contract?: unknown;
  shared?: Record<string, { version?: unknown; names?: unknown }>;
  api?: unknown;
}

/** Module federation's notes of a remote, whatever built it. */
interface Noted {
  shared?: unknown;
  exposes?: unknown;
}

const ANY = '*';

/**
 * @param read  a JSON file of the build; null where there is none
 * @returns what can be known: a build without `contract.json` is judged by module federation's notes alone
 */
export function needsOf(manifest: RemoteManifest, read: ReadJson): Needs {
  const contract = (read('contract.json') ?? {}) as ContractFile;
  const noted = (read('mf-manifest.json') ?? {}) as Noted;
  const resolved = listOf<{ name?: unknown; requiredVersion?: unknown }>(noted.shared).map((one) => ({
    name: String(one.name),
    range: rangeOf(one.requiredVersion),
    uses: [],
  }));
  const used = Object.entries(contract.shared ?? {}).map(([name, { version, names }]) => ({
    name,
    range: rangeOf(version),
    uses: listOf<string>(names),
  }));
  return {
    contract: typeof contract.contract === 'number' ? contract.contract : null,
    packages: [...resolved, ...used],
    api: listOf<string>(contract.api),
    unexposed: unexposedOf(manifest, noted),
    undrawn: undrawnOf(manifest, (read('parts.json') ?? {}) as object),
  };
}

function unexposedOf(manifest: RemoteManifest, { exposes }: Noted): string[] {
  if (!Array.isArray(exposes)) return [];
  const exposed = listOf<{ path?: unknown }>(exposes).map(({ path }) => path);
  const parts = (['public', 'admin'] as const).filter((part) => manifest[part]);
  return parts.map((part) => `./${part}`).filter((part) => !exposed.includes(part));
}

function undrawnOf(manifest: RemoteManifest, parts: object): string[] {
  const { routes } = (manifest.public ?? {}) as { routes?: unknown };
  const drawn = listOf<{ page?: unknown; drawn?: unknown }>(routes).filter((route) => route.drawn === true);
  return drawn.map(({ page }) => String(page)).filter((page) => !(page in parts));
}

const listOf = <Item>(value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

const rangeOf = (value: unknown): string => (typeof value === 'string' ? value : ANY);
