import { PICTURE_SIDE_MAX } from '@yard/contracts/picture-size';

const QUALITY = 0.9;

/** A photo drawn anew as a JPEG of no more pixels than the server keeps; the file itself where that is larger. */
export async function reducedPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, PICTURE_SIDE_MAX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!drawn || (file.type === 'image/jpeg' && drawn.size >= file.size)) return file;
  return new File([drawn], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
}
