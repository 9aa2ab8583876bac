import type { CalendarDate, ClockTime } from '@yard/dates';
import { addDays, daysCovered, instantOf, startOfDayIn, todayIn } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import { cheapestCover, type Rates } from './rates';

/** The instant a machine is due back at its place: at the time that was agreed, else with the last day. */
export function dueBackAt(
  { end_date, end_time }: { end_date: CalendarDate; end_time: ClockTime | null },
  zone: string,
): Date {
  return end_time
    ? instantOf(end_date, end_time.slice(0, 5), zone)
    : startOfDayIn(addDays(end_date, 1), zone);
}

/** The day through which a machine stays out which is not brought back now: today, if not the last day is. */
export function lateThrough(end_date: CalendarDate, zone: string, now: Date): CalendarDate {
  const next = addDays(end_date, 1);
  const today = todayIn(zone, now);
  return today > next ? today : next;
}

/** The instant a rental begins at its machine's place: at the time that was agreed, else with its first day. */
export function startsAt(
  { start_date, start_time }: { start_date: CalendarDate; start_time: ClockTime | null },
  zone: string,
): Date {
  return start_time ? instantOf(start_date, start_time.slice(0, 5), zone) : startOfDayIn(start_date, zone);
}

/** Price of keeping a machine through a day after its last, beyond the rent; null without a rate. */
export function extraRent(
  { start_date, rental_amount }: { start_date: CalendarDate; rental_amount: MinorUnits },
  rates: Rates,
  through: CalendarDate,
): MinorUnits | null {
  const cover = cheapestCover(daysCovered(start_date, through), rates);
  return cover && Math.max(0, cover.reduce((sum, { amount }) => sum + amount, 0) - rental_amount);
}
