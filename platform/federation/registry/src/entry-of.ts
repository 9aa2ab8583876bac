import { Script } from 'node:vm';
import { RejectedRemote } from './rejected-remote';
import type { RemoteCode } from './served-remote';

interface Entry {
  path?: unknown;
  name?: unknown;
  type?: unknown;
}

/** Module federation's note of what a shell loads first; a build for both kinds notes its script apart. */
export interface Noted {
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
export function entryOf({ metaData }: Noted, files: ReadonlyMap<string, Buffer>): RemoteCode | undefined {
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
