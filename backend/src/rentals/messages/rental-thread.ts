import type { Thread } from '../../messaging/thread';

/** Where a request's messages hang. */
export function threadOf({ id }: { id: number }): Thread {
  return { type: 'rental_request', id };
}
