import { ValidationFailed } from '@laravel-wire/nest';
import sharp from 'sharp';
import { AtOnce } from '../files/at-once';

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Forty megapixels: a bigger picture would take more memory to decode than it is worth. */
const PIXELS_MAX = 40_000_000;

/** Pixels of the longer side that are kept. */
const SIDE_MAX = 2400;

/** A picture that takes longer was made to. */
const SECONDS_MAX = 10;

const FORMATS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`);

let isBounded = false;

/** One picture at a time: decoded pixels, not uploads, are what fills the memory (0.2 GB at 40 megapixels). */
const atOnce = new AtOnce(1);

/**
 * Decodes an uploaded file and encodes it anew as WebP: upright, without EXIF or colour profile, the first frame of
 * several, at most 2,400 pixels a side.
 *
 * @param path   the file's name on disk
 * @param field  what the sender calls it
 * @throws ValidationFailed on the field for what is no picture (JPEG, PNG, WebP, GIF, AVIF), broken or above 40
 *   megapixels
 */
export function readPicture(path: string, field = 'file'): Promise<Picture> {
  return atOnce.run(async () => {
    try {
      return await encoded(path, field);
    } catch (error) {
      // The decoder's errors are all about the file; its own text may name paths of this machine.
      if (error instanceof ValidationFailed) throw error;
      throw ValidationFailed.field(field, `The ${field} field must be an image.`);
    }
  });
}

/** Everything else (SVG, PDF, scientific formats) is a parser too many to hand strangers' bytes to. */
function boundDecoders(): void {
  if (isBounded) return;
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: FORMATS });
  sharp.cache(false);
  isBounded = true;
}

async function encoded(path: string, field: string): Promise<Picture> {
  boundDecoders();
  // Its head alone, which says how large it is; with a limit, the decoder would refuse it without a word of why.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > PIXELS_MAX) {
    throw ValidationFailed.field(field, `The ${field} field must not be greater than 40 megapixels.`);
  }
  const { data, info } = await sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
