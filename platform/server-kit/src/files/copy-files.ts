import { createHash } from 'node:crypto';
import { PlainFailure } from '../base/settings/plain-failure';
import { type FileStore, BACKED_UP_FOLDERS } from './file-store';

/** Copied, and read back: it is not what it was. */
class CopyDiffers extends PlainFailure {}

/**
 * Copies all files from one place to another. What is there already, of the same size, is left: names never repeat, so
 * that a copy that was cut short goes on where it was. Each file that is copied is read back and compared.
 *
 * @param isThorough  reads and compares what was there already, too, and copies what differs
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  { isThorough, onProgress }: { isThorough: boolean; onProgress: (done: number) => void },
): Promise<{ copied: number; there: number }> {
  let [copied, there] = [0, 0];
  for (const folder of BACKED_UP_FOLDERS) {
    const sizes = new Map<string, number>();
    for await (const { name, size } of to.list(folder)) sizes.set(name, size);
    for await (const { name, size } of from.list(folder)) {
      const isSame = sizes.get(name) === size && (!isThorough || (await isEqual(name, from, to)));
      if (isSame) there += 1;
      else copied += await copyOne(name, from, to);
      onProgress(copied + there);
    }
  }
  return { copied, there };
}

/** @returns how many were copied: none for a file that was deleted meanwhile */
async function copyOne(name: string, from: FileStore, to: FileStore): Promise<number> {
  const found = await from.read(name);
  if (!found) return 0;
  await to.put(name, found.body);
  if (!(await isEqual(name, from, to))) throw new CopyDiffers(`${name} is another in ${to.place}`);
  return 1;
}

async function isEqual(name: string, one: FileStore, other: FileStore): Promise<boolean> {
  const [here, there] = await Promise.all([hashOf(name, one), hashOf(name, other)]);
  return here === null || here === there;
}

async function hashOf(name: string, store: FileStore): Promise<string | null> {
  const found = await store.read(name);
  if (!found) return null;
  const hash = createHash('sha256');
  for await (const chunk of found.body) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
