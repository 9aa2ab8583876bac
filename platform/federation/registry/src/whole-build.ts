import { RejectedRemote, type RemoteBundle } from './remote-bundle';

/** Files that a build writes about itself, beside what module federation reads. */
const NOTES = ['contract.json', 'integrity.json'];
const MOST_SAID = 10;
/** A path of the API in a text of the code. */
const CALL = /["'`]\/?(api\/[a-z_]+)/g;

type Built = Pick<RemoteBundle, 'files' | 'read' | 'integrity'>;

/**
 * All that a build names is there: a page that asks for a piece that is not would show nothing in its place.
 *
 * @param read  a JSON file of the build; null where there is none
 * @throws RejectedRemote that names what is missing
 */
export function mustBeWhole({ files, read, integrity }: Built): void {
  const hashes = (read('integrity.json') ?? {}) as Record<string, unknown>;
  const named = [...Object.keys(hashes), ...piecesIn(read('mf-manifest.json'))];
  const missing = [
    ...NOTES.filter((path) => read(path) === null),
    ...[...new Set(named)].filter((path) => !files.has(path)).sort(),
  ];
  if (missing.length > 0) throw new RejectedRemote(`it is not whole: ${said(missing)} is missing`);
  const changed = Object.entries(integrity).filter(([path, hash]) => hashes[path] !== hash);
  if (Object.keys(hashes).length > 0 && changed.length > 0)
    throw new RejectedRemote(`${said(changed.map(([path]) => path))} is not what integrity.json says`);
}

/**
 * A build that says it needs nothing does not use anything.
 *
 * @throws RejectedRemote that names what it uses
 */
export function mustDeclareNeeds({ files, read, integrity }: Built): void {
  const { shared = {}, api = [] } = (read('contract.json') ?? {}) as { shared?: object; api?: unknown };
  if (Object.keys(shared).length > 0 || !Array.isArray(api) || api.length > 0) return;
  const noted = ((read('mf-manifest.json') ?? {}) as Noted).shared;
  const packages = Array.isArray(noted) ? noted.map(({ name }) => String(name)) : [];
  const calls = Object.keys(integrity).flatMap((path) =>
    [...(files.get(path)?.toString('utf8') ?? '').matchAll(CALL)].map(([, call = '']) => call),
  );
  const used = [...new Set([...packages, ...calls])].sort();
  if (used.length > 0)
    throw new RejectedRemote(`its contract.json names nothing, and its files use ${said(used)}`);
}

function said(names: string[]): string {
  const more = names.length > MOST_SAID ? ` and ${names.length - MOST_SAID} more` : '';
  return `${names.slice(0, MOST_SAID).join(', ')}${more}`;
}

interface Noted {
  shared?: { name?: unknown }[];
  exposes?: { assets?: Record<string, Record<string, string[]>> }[];
}

/** Scripts and style sheets of each page's entry. */
function piecesIn(manifest: unknown): string[] {
  const { exposes = [] } = (manifest ?? {}) as Noted;
  if (!Array.isArray(exposes)) return [];
  return exposes.flatMap(({ assets = {} }) =>
    Object.values(assets).flatMap((kind) => Object.values(kind).flat()),
  );
}
