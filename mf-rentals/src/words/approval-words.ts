import type { RentalRequestRecord } from '@yard/contracts';
import { firstNames } from './reader';
import { spanWords } from './time-words';

type RequestedSpan = Pick<RentalRequestRecord, 'id' | 'start_date' | 'end_date'>;

/** The waiting requests for some of the same days. */
export function rivalsOf<T extends RequestedSpan>(
  { id, start_date, end_date }: RequestedSpan,
  waiting: readonly T[],
): T[] {
  return waiting.filter(
    (other) => other.id !== id && other.start_date <= end_date && other.end_date >= start_date,
  );
}

/** `2 other requests want these days` */
export function rivalWords(count: number): string {
  return count === 1 ? 'Another request wants these days' : `${count} other requests want these days`;
}

/** A message to send with an approval: names, machine, days and how it gets there. The owner may change it. */
export function readyApproval(request: RentalRequestRecord): string {
  const { machine, delivery_enabled, address } = request;
  const handover = delivery_enabled
    ? `It’ll be delivered to ${address}.`
    : 'Message me here when you’d like to pick it up.';
  return `Hi ${firstNames(request).renter}, ${machine.subject} is yours: ${spanWords(request)}. ${handover}`;
}
