import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Pixels of the longer side: what a paper shows of it. */
const SIDE_MAX = 900;

/** A picture as papers print it, and the hash of its file as it is stored. */
export interface PrintedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  sha256: string;
}

/** Encodes JPEG, which has no transparency: documents cannot show WebP. */
export async function printedFrom(stored: Buffer): Promise<PrintedPicture> {
  const { data, info } = await sharp(stored)
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70 })
    .toBuffer({ resolveWithObject: true });
  const sha256 = createHash('sha256').update(stored).digest('hex');
  return { bytes: data, width: info.width, height: info.height, sha256 };
}
