import type { Actor } from '@yard/contracts';
import { randomBytes } from 'node:crypto';
import type { Picture } from './pictures';

/** A picture that is about to be stored. */
export interface NewPicture {
  name: string;
  folder: string;
  /** Where its errors belong, as in `Upload`. */
  prefix: string;
  picture(): Promise<Picture>;
}

/** A name nobody can guess or take a second time, in one of 256 folders. */
export function newPath(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}.webp`;
}

export const storedName = (path: string) => `media/${path}`;

export type MediaFields = ReturnType<typeof fieldsOf>;

export function fieldsOf(
  actor: Actor,
  { folder, name }: Pick<NewPicture, 'folder' | 'name'>,
  path: string,
  { width, height, bytes }: Picture,
) {
  return {
    user_id: actor.id,
    folder,
    name,
    path,
    mime_type: 'image/webp',
    size: bytes.length,
    width,
    height,
  };
}
