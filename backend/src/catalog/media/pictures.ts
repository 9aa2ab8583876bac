import { Turns, ValidationFailed } from '@laravel-wire/nest';
import { join } from 'node:path';
import { PictureProcess } from './picture-process';

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** A picture that takes longer was made to. */
const SECONDS_MAX = 3;

const REFUSALS = {
  none: 'must be an image.',
  large: 'must not be greater than 40 megapixels.',
  late: `must be an image that can be read within ${SECONDS_MAX} seconds.`,
};

/** One picture at a time: decoded pixels, not uploads, are what fills the memory (0.2 GB at 40 megapixels). */
const turns = new Turns();
const decoder = new PictureProcess(join(__dirname, 'picture-decoder.js'), SECONDS_MAX * 1000);

/**
 * An uploaded file as it is kept: see `encodePicture`. Who uploads is served in turns.
 *
 * @param path   the file's name on disk
 * @param field  what the sender calls it
 * @param whose  the account
 * @throws ValidationFailed on the field for what is no picture (JPEG, PNG, WebP, GIF, AVIF), broken, above 40
 *   megapixels, or too slow
 */
export async function readPicture(path: string, field: string, whose: number): Promise<Picture> {
  const end = await turns.take(String(whose));
  try {
    const encoded = await decoder.encode(path);
    if (typeof encoded !== 'string') return { ...encoded, bytes: Buffer.from(encoded.bytes) };
    throw ValidationFailed.field(field, `The ${field} field ${REFUSALS[encoded]}`);
  } finally {
    end();
  }
}
