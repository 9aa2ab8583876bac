import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';
import type { PhotoRecord } from './records';

export const photoType = defineRecord<PhotoRecord>({
  endpoint: 'api/photos',
  sortBy: 'position',
  channel: 'photos',
});

export const updatePhotoRules = rules({
  caption: `nullable|string|max:${TITLE_MAX}`,
  position: 'sometimes|required|integer|min:0|max:1000',
});
export type UpdatePhotoInput = InputOf<typeof updatePhotoRules>;

/** A machine shows at most this many pictures: our decision. */
export const PHOTOS_MAX = 20;
