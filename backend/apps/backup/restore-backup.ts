import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Environment } from '../../src/config/environment';
import { sha256Of } from '@kit/server/files/packed-files';
import { BACKED_UP_FOLDERS } from '@kit/server/files/file-store';
import { openStore } from '@kit/server/files/open-store';
import { readArchive } from './archive';
import { type StoredBackup, openBackup } from './backup-place';
import { removeOrphanedFolders } from './orphaned-folders';
import { DATABASE_ENTRY } from './make-backup';
import { BackupRefused, type Manifest, readManifest } from './manifest';
import { emptyTarget, putInPlace } from './target-database';

/**
 * Puts a backup back. The files come first and the database last, once the whole archive was read and found right: a
 * torn one changes nothing that counts.
 *
 * @param overwrite  whether what the database holds may be lost
 * @throws BackupRefused when the archive is not right, or the database is not empty
 */
export async function restoreBackup(
  environment: Environment,
  backup: StoredBackup,
  { overwrite, onProgress }: { overwrite: boolean; onProgress: (done: number) => void },
): Promise<{ manifest: Manifest; files: number }> {
  const { body: packed } = await openBackup(backup);
  await mkdir(environment.storagePath, { recursive: true });
  await removeOrphanedFolders(environment.storagePath, /^restore-\w{6}$/);
  const scratch = await mkdtemp(join(environment.storagePath, 'restore-'));
  try {
    const copy = join(scratch, DATABASE_ENTRY);
    const { manifest, files } = await unpacked(environment, packed, { copy, overwrite, onProgress });
    if ((await sha256Of(copy)) !== manifest.sha256) throw new BackupRefused('The database in it is damaged.');
    await putInPlace(environment.databaseUrl, copy);
    return { manifest, files };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function unpacked(
  environment: Environment,
  packed: Readable,
  { copy, overwrite, onProgress }: { copy: string; overwrite: boolean; onProgress: (done: number) => void },
): Promise<{ manifest: Manifest; files: number }> {
  let manifest: Manifest | null = null;
  let files = 0;
  const store = openStore(environment);
  await readArchive(packed, async (name, body) => {
    if (name === 'manifest.json') {
      manifest = readManifest(await text(body));
      return emptyTarget(environment.databaseUrl, manifest.database, overwrite);
    }
    if (!manifest) throw new BackupRefused('The file is not a backup of this product.');
    if (name === DATABASE_ENTRY) return pipeline(body, createWriteStream(copy, { mode: 0o600 }));
    await store.put(storedName(name), body);
    onProgress((files += 1));
  });
  if (!manifest || !existsSync(copy)) throw new BackupRefused('The file is not a backup of this product.');
  return { manifest, files };
}

/** @throws BackupRefused for a name that leads out of the folder */
function storedName(name: string): string {
  const inside = normalize(name);
  if (!BACKED_UP_FOLDERS.some((folder) => inside.startsWith(`${folder}/`)))
    throw new BackupRefused(`The backup holds ${name}, which is no file of the storage.`);
  return inside;
}
