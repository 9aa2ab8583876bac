export type Picture = { src: string; alt: string };

export type ShownPictures = { pictures: readonly Picture[]; index: number };

/** The index after stepping past an end. */
export function wrap(index: number, pictures: readonly Picture[]): number {
  return (index + pictures.length) % pictures.length;
}
