import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup that is running writes again within this time. */
const SILENT_MS = 60 * 60 * 1000;

/**
 * Removes folders that a backup or a restore left that was killed: each holds a copy of the database.
 *
 * @param folder  where they lie
 * @param called  their names; nothing else is touched
 */
export async function removeOrphanedFolders(folder: string, called: RegExp): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() || !called.test(entry.name)) continue;
    if (Date.now() - (await lastWrittenTo(path)) > SILENT_MS)
      await rm(path, { recursive: true, force: true });
  }
}

async function lastWrittenTo(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const stats = await Promise.all(
    [folder, ...names.map((name) => join(folder, name))].map((path) => stat(path)),
  );
  return Math.max(...stats.map(({ mtimeMs }) => mtimeMs));
}
