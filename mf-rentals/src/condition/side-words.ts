import type { PhotoSide } from '@yard/contracts';

/** What the sides of a machine are called. */
export const sideWords: Record<PhotoSide, string> = {
  front: 'Front',
  rear: 'Rear',
  left: 'Left side',
  right: 'Right side',
  meter: 'Meter and fuel',
  undercarriage: 'Tires or tracks',
  damage: 'Damage',
  other: 'Other',
};

/** What a picture is called; its file's name tells nobody anything. @param index  from 0, of those of the side */
export function sidePhotoWords(side: PhotoSide, index: number): string {
  return `${sideWords[side]}, photo ${index + 1}`;
}
