import type { NotificationRecord } from '@yard/contracts';

type About = NotificationRecord['data'];

/** Records whose notices end by themselves. */
export const SUBJECTS = [
  'rental_request_id',
  'support_ticket_id',
  'rental_store_access_request_id',
] as const satisfies readonly (keyof About)[];

/** Notices that an older server wrote, or that were read long ago: they may be about anything. */
export const UNKNOWN_SUBJECT = '?';

/** Finds a subject's unread notices, such as `rental_request_id 7`; empty for one that never ends them. */
export function subjectOf(about: About): string {
  const name = SUBJECTS.find((one) => about[one] !== undefined);
  return name ? `${name} ${about[name]}` : '';
}
