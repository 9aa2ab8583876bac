import type { RentalRequestRecord } from '@yard/contracts';
import { spanWords } from './time-words';

/** A message to send with an approval: names, machine, days and how it gets there. The owner may change it. */
export function readyApproval(request: RentalRequestRecord): string {
  const { user, machine, delivery_enabled, address } = request;
  const handover = delivery_enabled
    ? `It is delivered to ${address}.`
    : 'Write to me here when you would like to pick it up.';
  return `Hello ${user.name}, ${machine.subject} is yours: ${spanWords(request)}. ${handover}`;
}
