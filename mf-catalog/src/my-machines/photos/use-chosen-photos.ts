import { PHOTOS_MAX } from '@yard/contracts';
import { useAlert } from '@yard/data';
import { useEffect, useRef, useState } from 'react';
import { moved } from './photo-order';

/** Browsers encode these types; a picture of any other becomes JPEG. */
const WRITTEN = ['image/png', 'image/webp'];
const QUALITY = 0.92;

/** The picture rotated clockwise by a quarter; null where the browser cannot read it. */
async function rotatedFile(file: File): Promise<File | null> {
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

/** A picture that was chosen and is not sent yet; `url` is this browser's own. */
export type ChosenPhoto = { file: File; url: string };

export function useChosenPhotos() {
  const alert = useAlert();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  useEffect(() => () => latest.current.forEach(({ url }) => URL.revokeObjectURL(url)), []);
  const add = (files: readonly File[]) => {
    const room = Math.max(0, PHOTOS_MAX - photos.length);
    if (files.length > room) alert(`A machine can have up to ${PHOTOS_MAX} photos.`);
    const added = files.slice(0, room).map((file) => ({ file, url: URL.createObjectURL(file) }));
    setPhotos((before) => [...before, ...added]);
  };
  const move = (from: number, to: number) => setPhotos((before) => moved(before, from, to));
  const rotate = async (photo: ChosenPhoto | undefined) => {
    if (!photo) return;
    const file = await rotatedFile(photo.file);
    if (!file) return alert('Your browser can’t read this picture. Save the draft first, then rotate it.');
    const rotated = { file, url: URL.createObjectURL(file) };
    URL.revokeObjectURL(photo.url);
    setPhotos((before) => before.map((other) => (other === photo ? rotated : other)));
  };
  const remove = (photo: ChosenPhoto | undefined) => {
    if (!photo) return;
    URL.revokeObjectURL(photo.url);
    setPhotos((before) => before.filter((other) => other !== photo));
  };
  return { photos, add, move, rotate, remove };
}
