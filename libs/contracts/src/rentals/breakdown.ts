import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { addDays, type CalendarDate, daysCovered, startOfDayIn, todayIn } from '@yard/dates';
import { type MinorUnits, roundHalfUp } from '@kit/money';
import { DETAILS_MAX } from '../record';
import { attachedPhotoLines } from '../messaging/attached-photo';
import type { BreakdownRecord } from './breakdown-records';
import type { RentalDays } from './rental-length';

export const breakdownType = defineRecord<BreakdownRecord>({
  endpoint: 'api/rental_requests/{id}/breakdowns',
  sortBy: 'created_at',
  channel: 'rental_requests',
});

/** Body of a report; without `since` it is down from now on. */
export const breakdownRules = rules({
  details: `required|string|max:${DETAILS_MAX}`,
  since: 'nullable|date',
  ...attachedPhotoLines,
});
export type BreakdownInput = InputOf<typeof breakdownRules>;

/** Body of `resolve`; without `up_at` it works from now on. */
export const resolveBreakdownRules = rules({
  details: `nullable|string|max:${DETAILS_MAX}`,
  up_at: 'nullable|date',
});
export type ResolveBreakdownInput = InputOf<typeof resolveBreakdownRules>;

/**
 * Whole calendar days of the rental at the machine's place that it was down: none after it came back, whenever it
 * worked again.
 *
 * @param up_at  null while it is down
 * @param back   when it came back; now while it is out
 */
export function daysDown(
  { since, up_at }: { since: Date; up_at: Date | null },
  rental: RentalDays,
  { back, zone }: { back: Date; zone: string },
): number {
  const until = up_at && up_at < back ? up_at : back;
  const day = todayIn(zone, since);
  const isWhole = startOfDayIn(day, zone) >= since;
  const first = later(isWhole ? day : addDays(day, 1), rental.start_date);
  const last = earlier(addDays(todayIn(zone, until), -1), rental.end_date);
  return last < first ? 0 : daysCovered(first, last);
}

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);
const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);

/** Rent refunded for days down, in minor units: each day's part of the rent, rounded half up. */
export function creditFor(
  days: number,
  { rental_amount, ...rental }: RentalDays & { rental_amount: MinorUnits },
): MinorUnits {
  const ofOne = roundHalfUp(rental_amount / daysCovered(rental.start_date, rental.end_date));
  return Math.min(rental_amount, days * ofOne);
}
