/** Browsers encode these types; a picture of any other becomes JPEG. */
const WRITTEN = ['image/png', 'image/webp'];
const QUALITY = 0.92;

/** The picture rotated clockwise by a quarter; null where the browser cannot read it. */
export async function rotatedFile(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width: height, height: width });
  const context = canvas.getContext('2d');
  context?.translate(height, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(picture, 0, 0);
  picture.close();
  const type = WRITTEN.includes(file.type) ? file.type : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return blob && new File([blob], file.name, { type });
}
