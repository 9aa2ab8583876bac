import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';
import type { MediaRecord } from './records';

export const mediaType = defineRecord<MediaRecord>({
  endpoint: 'api/media',
  sortBy: 'name',
  channel: 'media',
  filters: rules({
    folder: `nullable|string|max:${TITLE_MAX}`,
    search: `nullable|string|max:${TITLE_MAX}`,
    // The owner of the files; an admin sees everybody's, others their own alone.
    user_id: 'nullable|integer|min:1',
  }),
  sorts: ['name', 'created_at', 'size'],
});

export const mediaFolderRules = rules({ user_id: 'nullable|integer|min:1' });

/** The fields beside `file` of an upload. */
export const uploadRules = rules({ folder: `nullable|string|max:${TITLE_MAX}` });

export const updateMediaRules = rules({
  name: `sometimes|required|string|max:${TITLE_MAX}`,
  folder: `nullable|string|max:${TITLE_MAX}`,
});
export type UpdateMediaInput = InputOf<typeof updateMediaRules>;

export const UPLOAD_MAX_MB = 10;
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MB * 1024 * 1024;
