import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Below the storage folder: for each backup in progress a folder, named by its beginning, of what is deleted meanwhile. */
const FOLDER = 'deleted-meanwhile';
/** No backup takes longer: what is older was left by one that did not come to its end. */
const OLD_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a copy of each file deleted from here on: a copy of the database, made after this, may name it.
 *
 * @returns the folder of the copies (`deferredPath`), which whoever requested it removes
 */
export async function deferDeletions(storagePath: string): Promise<string> {
  await mkdir(join(storagePath, FOLDER), { recursive: true });
  await keepers(storagePath);
  return mkdtemp(join(storagePath, FOLDER, `${Date.now()}-`));
}

/** Path of a deleted file's copy. Flat: a keeper that is gone must not come back with a folder below it. */
export const deferredPath = (keeper: string, name: string) => join(keeper, encodeURIComponent(name));

/** The names of the files that were deleted meanwhile. */
export async function deferredNames(keeper: string): Promise<string[]> {
  return (await readdir(keeper)).map(decodeURIComponent);
}

/**
 * Deletes a file or a folder below the storage folder; what is not there is deleted already.
 *
 * @param path  relative
 */
export async function deleteStored(storagePath: string, path: string): Promise<void> {
  const retained = await keepers(storagePath);
  for (const name of retained.length > 0 ? await storedNames(storagePath, path) : []) {
    for (const keeper of retained)
      await unlessMissing(copyFile(join(storagePath, name), deferredPath(keeper, name)));
  }
  await rm(join(storagePath, path), { recursive: true, force: true });
}

/** The files at or below a path of the storage folder, as a backup names them. */
export async function storedNames(storagePath: string, path: string): Promise<string[]> {
  const whole = join(storagePath, path);
  const found = await unlessMissing(stat(whole));
  if (!found) return [];
  const entries = found.isFile() ? [] : await readdir(whole, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return (found.isFile() ? [whole] : below).map((file) => relative(storagePath, file).replaceAll(sep, '/'));
}

async function keepers(storagePath: string): Promise<string[]> {
  const root = join(storagePath, FOLDER);
  const names = (await unlessMissing(readdir(root))) ?? [];
  const isOld = (name: string) => Date.now() - Number.parseInt(name, 10) > OLD_MS;
  for (const name of names.filter(isOld)) await rm(join(root, name), { recursive: true, force: true });
  return names.filter((name) => !isOld(name)).map((name) => join(root, name));
}

/** null where the file, or the folder that it is to go to, is not there. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
