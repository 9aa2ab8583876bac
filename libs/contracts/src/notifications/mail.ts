import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { TITLE_MAX } from '../lengths';
import type { BaseFields } from '../record';

/** A mail of the outbox, for admins: what was written, and whether it went out. */
export interface MailRecord extends BaseFields {
  recipient: string;
  subject: string;
  text: string;
  /** The same as a page of its own; never to be shown outside a frame without scripts. */
  html: string;
  /** How often it was tried; 0 where no mail server is set. */
  attempts: number;
  sent_at: string | null;
  failure_message: string | null;
}

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
