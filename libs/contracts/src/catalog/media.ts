import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../lengths';
import type { BaseFields } from '../record';

/** A file a user uploaded; `url` is root-relative and readable without a session. */
export interface MediaRecord extends BaseFields {
  user_id: number;
  folder: string;
  name: string;
  url: string;
  mime_type: string;
  /** Bytes. */
  size: number;
  width: number | null;
  height: number | null;
}

const mediaFilters = rules({
  folder: `nullable|string|max:${TITLE_MAX}`,
  search: `nullable|string|max:${TITLE_MAX}`,
  // Whose files; an admin sees everybody's, others their own alone.
  user_id: 'nullable|integer|min:1',
});
export type MediaFilters = InputOf<typeof mediaFilters>;

export const mediaType = defineRecord<MediaRecord>({
  endpoint: 'api/media',
  sortBy: 'name',
  channel: 'media',
  filters: mediaFilters,
  sorts: ['name', 'created_at', 'size'],
});

/** A folder is what files say they lie in: it is there as long as one does. */
export interface MediaFolder {
  folder: string;
  files: number;
}

export const mediaFolderRules = rules({ user_id: 'nullable|integer|min:1' });

/** A record that shows a file, which therefore cannot be deleted. */
export interface MediaUse {
  record_type:
    | 'machine'
    | 'document'
    | 'deposit_policy'
    | 'cancellation_policy'
    | 'rental_request'
    | 'support_ticket'
    | 'machine_question';
  record_id: number;
  /** Null where the reader may not know it. */
  name: string | null;
}

/** The fields beside `file` of an upload. */
export const uploadRules = rules({ folder: `nullable|string|max:${TITLE_MAX}` });
export type UploadInput = InputOf<typeof uploadRules>;

export const updateMediaRules = rules({
  name: `sometimes|required|string|max:${TITLE_MAX}`,
  folder: `nullable|string|max:${TITLE_MAX}`,
});
export type UpdateMediaInput = InputOf<typeof updateMediaRules>;

/** The largest upload. */
export const UPLOAD_MAX_MB = 10;
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MB * 1024 * 1024;
