import { open } from 'node:fs/promises';
import { PICTURE_SIDE_MAX } from '@yard/contracts/picture-size';
import sharp from 'sharp';

/** The picture as it is stored, or the reason it is refused. */
export type Encoded = { bytes: Uint8Array; width: number; height: number } | 'large' | 'heic' | 'none';

/** Forty megapixels: a bigger picture would take more memory to decode than it is worth. */
const PIXELS_MAX = 40_000_000;

const FORMATS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/** Everything else (SVG, PDF, scientific formats) is a parser too many to hand strangers' bytes to. */
export function boundDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: FORMATS });
  sharp.cache(false);
}

/**
 * Decodes an uploaded file and encodes it anew as WebP: upright, without EXIF or colour profile, the first frame of
 * several, at most 2,400 pixels a side.
 *
 * @param path  the file's name on disk
 */
export async function encodePicture(path: string): Promise<Encoded> {
  try {
    // Its head alone, which says how large it is; with a limit, the decoder would refuse it without a word of why.
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > PIXELS_MAX) return 'large';
    const { data, info } = await sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .resize({ width: PICTURE_SIDE_MAX, height: PICTURE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // The decoder's errors are all about the file; its own text may name paths of this machine.
    return (await isHeic(path)) ? 'heic' : 'none';
  }
}

/** Photos of iPhones; their coding is licensed, so this decoder has none. */
async function isHeic(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(12));
  await file.close();
  return /^ftyp(?:hei[cxms]|hev[cxm]|mif1|msf1)$/.test(buffer.toString('latin1', 4));
}
