import type { PhotoSide } from '@yard/contracts';

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

/** A picture's label, as its file's name says nothing. @param index  from 0, among those of the side */
export function sidePhotoWords(side: PhotoSide, index: number): string {
  return `${sideWords[side]}, photo ${index + 1}`;
}
