import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { NotificationRecord } from './records';

/** Body of `POST api/notifications/seen`: the record that its reader has before them. */
export const seenRules = rules({
  rental_request_id: 'nullable|integer|min:1',
  support_ticket_id: 'nullable|required_without:rental_request_id|integer|min:1',
});
export type SeenInput = InputOf<typeof seenRules>;

export const notificationType = defineRecord<NotificationRecord>({
  endpoint: 'api/notifications',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'notifications',
});
