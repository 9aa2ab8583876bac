import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { startOfDayIn } from '@yard/dates';
import { instantWords } from './time-words';

const HOUR_MS = 3_600_000;

/** The instant from which a rental without its deposit is cancelled: the start less the policy's window. */
export function cancelledFrom({ start_date, machine, cancellation_policy }: RentalRequestRecord): Date {
  const start = startOfDayIn(start_date, zoneOf(machine)).getTime();
  return new Date(start - cancellation_policy.window_hours * HOUR_MS);
}

export function cancelledWords(request: RentalRequestRecord): string {
  return instantWords(cancelledFrom(request), zoneOf(request.machine));
}
