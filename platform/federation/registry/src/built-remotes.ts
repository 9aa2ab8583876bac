import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest, ServedRemote } from './served-remote';

/**
 * The remotes that are built in the workspace: what the installation came with. One that cannot be read (half built,
 * its data malformed) is left out: it must not take the sites with it.
 *
 * @param complain  called with the reason why a remote is left out
 */
export function findBuiltRemotes(workspace: string, complain: (words: string) => void): ServedRemote[] {
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
function readRemote(workspace: string, folder: string): ServedRemote {
  const path = join(workspace, folder, 'dist');
  const read = (name: string) => readFileSync(join(path, name), 'utf8');
  const manifest = JSON.parse(read('remote.json')) as RemoteManifest | null;
  if (typeof manifest?.name !== 'string') throw new TypeError('its remote.json names no remote');
  const integrity = JSON.parse(read('integrity.json')) as Record<string, string>;
  return { folder, path, version: read('version.txt').trim(), manifest, integrity };
}
