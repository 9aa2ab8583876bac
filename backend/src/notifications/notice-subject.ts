import type { NotificationRecord } from '@yard/contracts';

type About = NotificationRecord['data'];

/** Records whose notices end by themselves. */
export const SUBJECTS = [
  'rental_request_id',
  'support_ticket_id',
  'rental_store_access_request_id',
] as const satisfies readonly (keyof About)[];

/** Of what a server of before wrote, or was read long ago: it may be about anything. */
export const UNKNOWN_SUBJECT = '?';

/** By which the unread notices of a matter are found, such as `rental_request_id 7`; empty for what never ends so. */
export function subjectOf(about: About): string {
  const name = SUBJECTS.find((one) => about[one] !== undefined);
  return name ? `${name} ${about[name]}` : '';
}
