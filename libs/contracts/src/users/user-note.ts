import { defineRecord } from '@laravel-wire/core';
import type { UserNoteRecord } from './records';

/** `api/users/{id}/notes` */
export const userNoteType = defineRecord<UserNoteRecord>({
  endpoint: 'api/users/{id}/notes',
  sortBy: 'created_at',
  channel: 'users',
  sorts: ['created_at'],
});
