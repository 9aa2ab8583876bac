import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';

/**
 * Reads a tar with gzip entry by entry; each body must be read before the next comes.
 *
 * @throws what `take` throws, or what is wrong with the file: the first to fail says why
 */
export async function readPacked(
  file: string | Readable,
  take: (header: Header, body: Readable) => Promise<void>,
): Promise<void> {
  const entries = extract();
  const packed = typeof file === 'string' ? createReadStream(file) : file;
  const unpacked = pipeline(packed, createGunzip(), entries);
  const taken = (async () => {
    for await (const entry of entries) await take(entry.header, Readable.from(entry));
  })();
  await Promise.all([unpacked, taken]).catch((error: unknown) => {
    entries.destroy();
    throw error;
  });
}

/** @returns in lower-case hex */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
