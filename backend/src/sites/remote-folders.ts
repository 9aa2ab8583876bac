import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built remote, found on disk. */
export interface RemoteFolder {
  /** Folder name: `mf-rentals`. */
  folder: string;
  /** Where its files are. */
  path: string;
  /** Hash of its content; part of its address, so that all below may be cached for ever. */
  version: string;
  /** Its pages, menu entries and slots by site, as data. */
  manifest: { name: string; public?: unknown; admin?: unknown };
}

/**
 * The remotes that are built in the workspace; shells learn of them by this list alone. One that cannot be read (half
 * built, its data malformed) is left out: it must not take the sites with it.
 *
 * @param complain  told why a remote is left out
 */
export function findRemotes(workspace: string, complain: (words: string) => void): RemoteFolder[] {
  return readdirSync(workspace)
    .filter(
      (folder) => folder.startsWith('mf-') && existsSync(join(workspace, folder, 'dist', 'remote.json')),
    )
    .sort()
    .flatMap((folder) => {
      try {
        return [readRemote(workspace, folder)];
      } catch (error) {
        complain(`${folder} is left out: ${String(error)}`);
        return [];
      }
    });
}

/** @throws when a file is missing or is not what a build leaves */
function readRemote(workspace: string, folder: string): RemoteFolder {
  const path = join(workspace, folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(path, 'remote.json'), 'utf8')) as
    RemoteFolder['manifest'] | null;
  if (typeof manifest?.name !== 'string') throw new TypeError('its remote.json names no remote');
  return { folder, path, version: readFileSync(join(path, 'version.txt'), 'utf8').trim(), manifest };
}

/** The body of `/remotes.json`. */
export function remotesList(remotes: readonly RemoteFolder[]) {
  return {
    remotes: remotes.map(({ folder, version, manifest }) => ({
      name: manifest.name,
      entry: `/remotes/${folder}/${version}/mf-manifest.json`,
      public: manifest.public ?? null,
      admin: manifest.admin ?? null,
    })),
  };
}
