import type { NotificationRecord } from '@yard/contracts';

/** The page of what a notice is about; the list of notices for one that is about nothing with a page. */
export function noticePath({ data }: Pick<NotificationRecord, 'data'>): string {
  if (data.rental_request_id) return `/rentals/${data.rental_request_id}`;
  if (data.support_ticket_id) return `/support/${data.support_ticket_id}`;
  if (data.rental_store_access_request_id) return '/become-an-owner';
  if (data.machine_id) return `/machines/${data.machine_id}`;
  return '/notifications';
}
