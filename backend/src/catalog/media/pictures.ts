import { QueuePerKey } from '@laravel-wire/nest';
import { join } from 'node:path';
import { refusalOf, WAIT_SECONDS, WORK_SECONDS } from './picture-limits';
import { PictureProcess } from './picture-process';

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** One picture at a time: decoded pixels, not uploads, are what fills the memory (0.2 GB at 40 megapixels). */
const turns = new QueuePerKey();
const decoder = new PictureProcess(join(__dirname, 'picture-decoder.js'), {
  workMs: WORK_SECONDS * 1000,
  waitMs: WAIT_SECONDS * 1000,
});

/**
 * An uploaded file as it is stored: see `encodePicture`. Who uploads is served in turns.
 *
 * @param path   the file's name on disk
 * @param field  what the sender calls it
 * @param whose  the account
 * @throws ValidationFailed on the field for what is no picture (JPEG, PNG, WebP, GIF, AVIF), broken, above 40
 *   megapixels, or too much work
 * @throws ServiceUnavailable when the machine is too busy to look at it
 */
export async function readPicture(path: string, field: string, whose: number): Promise<Picture> {
  const end = await turns.take(String(whose));
  try {
    const encoded = await decoder.encode(path);
    if (typeof encoded !== 'string') return { ...encoded, bytes: Buffer.from(encoded.bytes) };
    throw refusalOf(encoded, field);
  } finally {
    end();
  }
}
