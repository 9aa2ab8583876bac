import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Script } from 'node:vm';
import { RejectedRemote } from './rejected-remote';
import type { RemoteCode, RemoteManifest } from './served-remote';

/** Files that are stored together, under a name that is made of them. */
export interface Shelved {
  /** Hash of all that is in it: twelve hex digits. */
  version: string;
  /** Bytes by path. */
  files: Map<string, Buffer>;
  /** Their compressed siblings, where whoever built them is trusted with these; made anew without them. */
  packed?: Map<string, Buffer>;
}

/** A remote's build, read whole. */
export interface RemoteBundle extends Shelved {
  manifest: RemoteManifest;
  /** See `ServedRemote.integrity`. */
  integrity: Record<string, string>;
  read: ReadJson;
}

/** Reads a JSON file of a build: null where there is none. @throws RejectedRemote for what is no JSON */
export type ReadJson = (path: string) => unknown;

export { RejectedRemote };

const MOST_FILES = 2_000;
const MOST_BYTES = 100_000_000;
/** Made again from what they were made of, or about the build alone. */
const LEFT_OUT = /(\.br|\.gz|^version\.txt|^integrity\.json|^mf-manifest-stats\.json)$/;
/** Says which files the build has. */
const NOTED = 'integrity.json';
export const RUN = /\.([cm]?js|css)$/;

/** @throws RejectedRemote for what no shell could load */
export const readBundle = async (folder: string): Promise<RemoteBundle> => bundleOf(await readFiles(folder));

interface Entry {
  path?: unknown;
  name?: unknown;
  type?: unknown;
}

/** Module federation's note of what a shell loads first; a build for both kinds notes its script apart. */
interface Noted {
  metaData?: { remoteEntry?: Entry; varRemoteEntry?: Entry };
}

/** Kinds by the type that a build notes of its entry; without one it is a script. */
const KINDS: Readonly<Record<string, RemoteCode['kind']>> = {
  global: 'script',
  var: 'script',
  script: 'script',
  module: 'module',
  esm: 'module',
};
const USUAL = 'remoteEntry.js';
const WORDS_MAX = 200;

/** @returns nothing for the script `remoteEntry.js`. @throws RejectedRemote for an entry that is not there, or that no shell could load */
function entryOf({ metaData }: Noted, files: ReadonlyMap<string, Buffer>): RemoteCode | undefined {
  const noted: Entry = metaData?.varRemoteEntry ?? metaData?.remoteEntry ?? {};
  const { path = '', name = USUAL, type = 'global' } = noted;
  const file = [path, name]
    .filter(Boolean)
    .join('/')
    .replace(/\/{2,}/g, '/')
    .replace(/^\.\//, '');
  const kind = Object.hasOwn(KINDS, String(type)) ? KINDS[String(type)] : undefined;
  if (!kind)
    throw new RejectedRemote(`its entry is of the type ${String(type)}: publish a script or a module`);
  const code = files.get(file);
  if (!code) throw new RejectedRemote(`there is no ${file}: is it built?`);
  if (kind === 'script') mustBeScript(file, code);
  return file === USUAL && kind === 'script' ? undefined : { file, kind };
}

/** Compiled and not run. */
function mustBeScript(file: string, code: Buffer): void {
  try {
    new Script(code.toString('utf8'));
  } catch (error) {
    const words = String(error).slice(0, WORDS_MAX);
    throw new RejectedRemote(`${file} is no script, though mf-manifest.json says so: ${words}`);
  }
}

/** @throws RejectedRemote for what no shell could load */
export function bundleOf(all: Map<string, Buffer>): RemoteBundle {
  const files = whatCounts(all);
  const read = jsonFrom((path) => all.get(path)?.toString('utf8') ?? null);
  const manifest = named<RemoteManifest>(read, 'remote.json');
  const noted = named<Noted & { name: string }>(read, 'mf-manifest.json');
  if (manifest.name !== noted.name) {
    throw new RejectedRemote(
      `its remote.json says ${manifest.name}, its mf-manifest.json ${noted.name}: one name for both`,
    );
  }
  const code = entryOf(noted, files);
  const integrity = [...files]
    .filter(([path]) => RUN.test(path))
    .map(([path, bytes]) => [path, hashOf(bytes)]);
  return {
    version: versionOf(files),
    manifest: { ...manifest, code },
    integrity: Object.fromEntries(integrity),
    files,
    read,
  };
}

export function jsonBelow(folder: string): ReadJson {
  return jsonFrom((path) => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  });
}

/** @throws RejectedRemote beyond what a remote may be */
export function mustFit(files: number, bytes: number): void {
  if (files > MOST_FILES) throw new RejectedRemote(`it has more than ${MOST_FILES} files`);
  if (bytes > MOST_BYTES) throw new RejectedRemote(`it is larger than ${MOST_BYTES / 1e6} MB`);
}

/** The name of what lies in a folder. */
export const versionIn = async (folder: string): Promise<string> => versionOf(await readFiles(folder));

/** @param isWanted  by its path */
export async function readFiles(
  folder: string,
  isWanted = (path: string) => path === NOTED || !LEFT_OUT.test(path),
): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new RejectedRemote(`${folder} cannot be read: ${String(error)}`);
  });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) throw new RejectedRemote(`${odd.name} is neither a file nor a folder`);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isWanted);
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).size));
  mustFit(
    paths.length,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  const read = paths.map(async (path) => [path, await readFile(join(folder, path))] as const);
  return new Map(await Promise.all(read));
}

/** Sorted by path. */
function whatCounts(all: Map<string, Buffer>): Map<string, Buffer> {
  return new Map([...all].filter(([path]) => !LEFT_OUT.test(path)).sort(byPath));
}

function jsonFrom(textOf: (path: string) => string | null): ReadJson {
  return (path) => {
    const text = textOf(path);
    try {
      return text === null ? null : (JSON.parse(text) as unknown);
    } catch (error) {
      throw new RejectedRemote(`${path} is no JSON: ${String(error)}`);
    }
  };
}

/** Both of the JSON files that make a remote carry its name. */
function named<T extends { name: string }>(read: ReadJson, path: string): T {
  const value = read(path) as T | null;
  if (value === null) throw new RejectedRemote(`there is no ${path}: is it built?`);
  if (typeof value.name !== 'string') throw new RejectedRemote(`${path} names no remote`);
  return value;
}

/** Whatever is made again of the rest is not part of it. */
export function versionOf(all: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of whatCounts(all)) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 12);
}

const hashOf = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const byPath = ([one]: [string, Buffer], [other]: [string, Buffer]): number => (one < other ? -1 : 1);
