import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StoreUnavailable } from '../../store/store-unavailable';
import type { DeferredDeletions, FileQuestion, ListedFile, ReadFile, ServedFile } from '../file-store';
import { FileStore } from '../file-store';
import {
  deferDeletions,
  deferredNames,
  deferredPath,
  deleteStored,
  storedNames,
  unlessMissing,
} from './deletions';
import { checkFolders } from './folder-check';
import { isPart, PART, removeOld } from './parts';
import { diskFault } from './disk-faults';

/** A folder of this machine, or one that several machines share. */
export class FolderStore extends FileStore {
  constructor(readonly place: string) {
    super();
  }

  async put(name: string, body: Buffer | Readable): Promise<void> {
    const file = join(this.place, name);
    await onDisk(() => mkdir(dirname(file), { recursive: true }));
    // Whole or not at all: a crash in between must not leave half a file under a name that is cached for ever.
    const part = `${file}${PART}`;
    try {
      await onDisk(async () => {
        if (Buffer.isBuffer(body)) await writeFile(part, body);
        else await pipeline(body, createWriteStream(part));
        await rename(part, file);
      });
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  read(name: string): Promise<ReadFile | null> {
    return readAt(join(this.place, name));
  }

  async serve(name: string, _question: FileQuestion): Promise<ServedFile | null> {
    const path = join(this.place, name);
    // Whatever keeps a name from being one of a file here, its length too: there is no such file.
    const found = await stat(path).catch(() => null);
    return found?.isFile() ? { path } : null;
  }

  remove(name: string): Promise<void> {
    return deleteStored(this.place, name);
  }

  removeBelow(folder: string): Promise<void> {
    return deleteStored(this.place, folder);
  }

  async *list(folder: string): AsyncIterable<ListedFile> {
    for (const name of await storedNames(this.place, folder)) {
      const found = isPart(name) ? null : await unlessMissing(stat(join(this.place, name)));
      if (found) yield { name, size: found.size, modified: found.mtime };
    }
  }

  async deferDeletions(): Promise<DeferredDeletions> {
    const keeper = await deferDeletions(this.place);
    return {
      names: () => deferredNames(keeper),
      read: (name) => readAt(deferredPath(keeper, name)),
      // A server that deletes a file at this moment may still put its copy there.
      end: () => rm(keeper, { recursive: true, force: true, maxRetries: 10 }),
    };
  }

  /** Those of remotes are their shelf's. */
  async clearParts(): Promise<void> {
    const names = await storedNames(this.place, 'media');
    await Promise.all(names.filter(isPart).map((name) => removeOld(join(this.place, name))));
  }

  async check(): Promise<void> {
    await checkFolders(this.place, `${randomUUID()}${PART}`);
  }

  async ping(): Promise<void> {
    await access(this.place);
  }
}

/** Opened before its size is read, so that both are of one file. */
export async function readAt(path: string): Promise<ReadFile | null> {
  const handle = await unlessMissing(open(path));
  if (!handle) return null;
  const { size, mtime } = await handle.stat();
  return { size, modified: mtime, body: handle.createReadStream({ end: Math.max(0, size - 1) }) };
}

/** Work on files whose failure may be the disk's. @throws StoreUnavailable where it is, once it is logged */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = diskFault(error);
    if (reason === null) throw error;
    new Logger('Files').error(`no file is taken just now: ${reason} (${String(error)})`);
    throw new StoreUnavailable(error, 'No file is taken just now.');
  }
}
