import { RejectedRemote, type RemoteBundle } from './remote-bundle';

/** What a build notes of itself, beside what module federation reads. */
const NOTES = ['contract.json', 'integrity.json'];
const MOST_SAID = 10;

/**
 * All that a build names is there: a page that asks for a piece that is not would show nothing in its place.
 *
 * @param read  a JSON file of the build; null where there is none
 * @throws RejectedRemote that names what is missing
 */
export function mustBeWhole({ files, read }: Pick<RemoteBundle, 'files' | 'read'>): void {
  const named = [
    ...Object.keys((read('integrity.json') ?? {}) as object),
    ...piecesIn(read('mf-manifest.json')),
  ];
  const missing = [
    ...NOTES.filter((path) => read(path) === null),
    ...[...new Set(named)].filter((path) => !files.has(path)).sort(),
  ];
  if (missing.length === 0) return;
  const more = missing.length > MOST_SAID ? ` and ${missing.length - MOST_SAID} more` : '';
  throw new RejectedRemote(`it is not whole: ${missing.slice(0, MOST_SAID).join(', ')}${more} is missing`);
}

interface Noted {
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
