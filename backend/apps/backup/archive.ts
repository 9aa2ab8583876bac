import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { readPacked } from '@kit/server/files/packed-files';
import type { ReadFile } from '@kit/server/files/file-store';
import { BackupRefused } from './manifest';

/** Something to put in: a text, or a file, from the first of these places where it is. */
export type Part =
  { name: string; text: string } | { name: string; places: (() => Promise<ReadFile | null>)[] };

/** Writes parts into a synced, private, compressed tar; files that are nowhere are left out. */
export async function writeArchive(
  file: string,
  parts: Part[],
  onProgress: (done: number) => void,
): Promise<void> {
  const tar = pack();
  const written = pipeline(Readable.from(tar), createGzip(), createWriteStream(file, { mode: 0o600 }));
  const added = addAll(tar, parts, onProgress).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  await Promise.all([written, added]);
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Reads an archive entry by entry; each body must be read before the next comes. */
export async function readArchive(
  packed: Readable,
  take: (name: string, body: Readable) => Promise<void>,
): Promise<void> {
  await readPacked(packed, ({ name }, body) => take(name, body)).catch((error: unknown) => {
    throw error instanceof BackupRefused
      ? error
      : new BackupRefused(`The backup cannot be unpacked: ${String(error)}`);
  });
}

async function addAll(tar: Pack, parts: Part[], onProgress: (done: number) => void): Promise<void> {
  for (const [index, part] of parts.entries()) {
    await add(tar, part);
    onProgress(index + 1);
  }
  tar.finalize();
}

async function add(tar: Pack, part: Part): Promise<void> {
  if ('text' in part) return void tar.entry({ name: part.name, mode: 0o600 }, part.text);
  for (const read of part.places) {
    const file = await read();
    if (!file) continue;
    const entry = tar.entry({ name: part.name, size: file.size, mtime: file.modified, mode: 0o600 });
    return pipeline(file.body, entry);
  }
}
