import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../record';
import type { MailRecord } from './records';

const mailFilters = rules({
  search: `nullable|string|max:${TITLE_MAX}`,
  sent: 'nullable|boolean',
  /** Tried in vain, and not sent since. */
  failed: 'nullable|boolean',
});
export type MailFilters = InputOf<typeof mailFilters>;

export const mailType = defineRecord<MailRecord>({
  endpoint: 'api/mails',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'mails',
  filters: mailFilters,
});
