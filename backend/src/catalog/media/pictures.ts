import { QueuePerKey } from '@laravel-wire/nest';
import { join } from 'node:path';
import { PictureProcess, type Decoded } from './picture-process';
import { ServiceUnavailable, ValidationFailed, type WireFault } from '@laravel-wire/nest/errors';

/** A picture that takes more work was made to. */
const WORK_SECONDS = 3;

/** Below the 20 s that a balancer waits for an answer. */
const WAIT_SECONDS = 15;

const REFUSALS = {
  none: 'must be an image.',
  heic: 'must be a JPEG, PNG or WebP picture, and this one is HEIC. Save it as JPEG, and send that.',
  large: 'must not be greater than 40 megapixels. Send a smaller copy, or take it with a lower resolution.',
  late: `must be an image that can be read within ${WORK_SECONDS} seconds.`,
};

const RETRY_SECONDS = 60;
const BUSY = 'The picture could not be looked at just now. Try again in a minute.';

/** Why a file is not stored. @param field  what its sender calls it */
export function refusalOf(decoded: Extract<Decoded, string>, field: string): WireFault {
  if (decoded === 'busy') return new ServiceUnavailable(BUSY, RETRY_SECONDS);
  return ValidationFailed.field(field, `The ${field} field ${REFUSALS[decoded]}`);
}

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
