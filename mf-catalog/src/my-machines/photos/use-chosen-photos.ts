import { PHOTOS_MAX } from '@yard/contracts';
import { useAlert } from '@yard/data';
import { useEffect, useRef, useState } from 'react';
import { moved } from './photo-order';
import { rotatedFile } from './rotated-file';

/** A picture that was chosen and is not sent yet; `url` is this browser's own. */
export interface ChosenPhoto {
  file: File;
  url: string;
}

/** Pictures while they are chosen, in their order. */
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
    if (files.length > room) alert(`A machine has ${PHOTOS_MAX} photos at most.`);
    const added = files.slice(0, room).map((file) => ({ file, url: URL.createObjectURL(file) }));
    setPhotos((before) => [...before, ...added]);
  };
  const move = (from: number, to: number) => setPhotos((before) => moved(before, from, to));
  const rotate = async (photo: ChosenPhoto | undefined) => {
    if (!photo) return;
    const file = await rotatedFile(photo.file);
    if (!file)
      return alert('This picture can be rotated once the machine is saved: the browser cannot read it.');
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
