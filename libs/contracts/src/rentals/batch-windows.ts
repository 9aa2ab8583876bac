import { addDays, type CalendarDate, startOfDayIn } from '@yard/dates';
import { hoursBeforeStart } from './rental-request.state';

/** Completed requests without a return are closed after more than so many days: requirement 9.10. */
export const CLOSE_AFTER_DAYS = 7;

/** Owners hear of a missing return from so many days after the end: requirement 9.11. */
export const NOTIFY_AFTER_DAYS = 1;

/** A rental's dates are local to its machine's place. */
export interface Span {
  start_date: CalendarDate;
  end_date: CalendarDate;
}

/** Past start − window a request without its deposit is cancelled (4.24); at the very instant it is in time. */
export function isPastCancellationWindow(
  { start_date }: Pick<Span, 'start_date'>,
  windowHours: number,
  zone: string,
  now: Date,
): boolean {
  return hoursBeforeStart(start_date, zone, now) < windowHours;
}

/** A rental is completed once its last day is over at the machine's place: days are whole, both ends counted. */
export function isPastEnd(span: Pick<Span, 'end_date'>, zone: string, now: Date): boolean {
  return daysAfterEnd(span, 0, zone) <= now;
}

/** True once more than `days` days have passed since completion; not yet at the very instant. */
export function completedMoreThan(
  days: number,
  span: Pick<Span, 'end_date'>,
  zone: string,
  now: Date,
): boolean {
  return daysAfterEnd(span, days, zone) < now;
}

export function completedSince(days: number, span: Pick<Span, 'end_date'>, zone: string, now: Date): boolean {
  return daysAfterEnd(span, days, zone) <= now;
}

/** Calendar days, so that a change of the clocks in between moves nothing. */
function daysAfterEnd({ end_date }: Pick<Span, 'end_date'>, days: number, zone: string): Date {
  return startOfDayIn(addDays(end_date, 1 + days), zone);
}
