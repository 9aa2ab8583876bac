import { defineRecord } from '@laravel-wire/core';
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
    machine_id?: number;
    rental_store_access_request_id?: number;
  };
  read_at: string | null;
}

export const notificationType = defineRecord<NotificationRecord>({
  endpoint: 'api/notifications',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'notifications',
});
