import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { startOfDayIn } from '@yard/dates';
import { deadlineWords, instantWords } from './time-words';

const HOUR_MS = 3_600_000;

/** The instant from which a rental without its deposit is cancelled: the start less the policy's window. */
export function cancelledFrom({ start_date, machine, cancellation_policy }: RentalRequestRecord): Date {
  const start = startOfDayIn(start_date, zoneOf(machine)).getTime();
  return new Date(start - cancellation_policy.window_hours * HOUR_MS);
}

export const isDepositLate = (request: RentalRequestRecord, now: Date) => cancelledFrom(request) < now;

/** A late deposit's rental is canceled by the next nightly check, even where its first day has begun. */
export function depositDeadline(request: RentalRequestRecord, now: Date): string {
  return isDepositLate(request, now)
    ? 'tonight'
    : deadlineWords(cancelledFrom(request), zoneOf(request.machine));
}

export function cancelledWords(request: RentalRequestRecord): string {
  return instantWords(cancelledFrom(request), zoneOf(request.machine));
}
