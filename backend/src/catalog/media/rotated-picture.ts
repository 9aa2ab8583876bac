import sharp from 'sharp';
import type { Picture } from './pictures';

/** Higher than that of uploads: it is encoded once more. */
const QUALITY = 90;

/** A picture as it is stored, rotated clockwise by a quarter. */
export async function rotatedPicture(stored: Buffer): Promise<Picture> {
  const { data, info } = await sharp(stored)
    .rotate(90)
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
