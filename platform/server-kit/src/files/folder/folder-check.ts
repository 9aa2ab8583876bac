import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKED_UP_FOLDERS } from '../file-store';

const ROOT = 0;

/**
 * Writes and reads a file in each folder in which files are stored. What another account made there, as by a command
 * that root ran, is closed to the server, though root finds all well.
 *
 * @param probe  what the file is called; nobody lists it
 * @throws what is wrong, in words
 */
export async function checkFolders(place: string, probe: string): Promise<void> {
  await mkdir(place, { recursive: true });
  const { uid } = await stat(place);
  // Files that root creates cannot be changed by the account that serves.
  if (uid !== ROOT && process.getuid?.() === ROOT)
    throw new Error(`${place} belongs to account ${uid}: run this as that account`);
  for (const folder of BACKED_UP_FOLDERS) {
    const path = join(place, folder);
    await mkdir(path, { recursive: true });
    for (const one of [path, ...(await foldersIn(path))]) await mustBeOf(uid, one, place);
    await writeAndRead(join(path, probe));
  }
}

async function writeAndRead(file: string): Promise<void> {
  try {
    await writeFile(file, file);
    if ((await readFile(file, 'utf8')) !== file) throw new Error(`${file} does not keep what is written`);
  } finally {
    await rm(file, { force: true });
  }
}

/** A version of a remote lies two folders deep: what is in it is made at once, by one account. */
async function foldersIn(path: string): Promise<string[]> {
  const folders = await foldersBelow(path);
  const inner = await Promise.all(folders.map(foldersBelow));
  return [...folders, ...inner.flat()];
}

async function foldersBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name));
}

async function mustBeOf(uid: number, folder: string, place: string): Promise<void> {
  const found = await stat(folder);
  if (found.uid !== uid)
    throw new Error(`${folder} belongs to account ${found.uid}, ${place} to account ${uid}: chown -R`);
}
