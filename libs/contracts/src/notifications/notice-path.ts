import type { NotificationRecord } from './records';

/** An owner looks for these where the money is, not at the rental it was earned with. */
const OWNERS_MONEY: readonly unknown[] = ['payout.paid', 'payout.waiting_for_account'];

/** The page of what a notice, or a mail without one, is about; the list of notices for what is about nothing. */
export function noticePath({ type, data }: { type?: string; data: NotificationRecord['data'] }): string {
  if (OWNERS_MONEY.includes(type)) return '/payouts';
  if (data.rental_request_id) return `/rentals/${data.rental_request_id}`;
  if (data.support_ticket_id) return `/support/${data.support_ticket_id}`;
  if (data.machine_question_id) return `/questions/${data.machine_question_id}`;
  if (data.rental_store_access_request_id) return '/become-an-owner';
  if (data.machine_id) return `/machines/${data.machine_id}`;
  return '/notifications';
}
