import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { BaseFields } from '../record';

export interface NotificationRecord extends BaseFields {
  user_id: number;
  /** What happened, as a dotted name: `rental_request.approved`. */
  type: string;
  title: string;
  body: string;
  /** What it is about, so that a click can lead there. */
  data: {
    rental_request_id?: number;
    support_ticket_id?: number;
    machine_question_id?: number;
    machine_id?: number;
    rental_store_access_request_id?: number;
  };
  read_at: string | null;
}

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
