import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { isCalendarDate } from '@yard/dates';

/** Reads a wire day ("2026-11-20", or a timestamp beginning with one); null when it is none. */
export function readDay(value: string | null | undefined): CalendarDate | null {
  const day = (value ?? '').slice(0, 10);
  return isCalendarDate(day) ? parseDate(day) : null;
}

/** True where a calendar cell falls on one of the wire days, or is refused by the function. */
export function isDayTaken(disabledDates: DisabledDates | undefined, day: DateValue): boolean {
  if (disabledDates === undefined) return false;
  const key = day.toString().slice(0, 10);
  return typeof disabledDates === 'function' ? disabledDates(key) : disabledDates.includes(key);
}

/** Days that cannot be chosen: a list of "YYYY-MM-DD", or a function called per day. */
export type DisabledDates = readonly string[] | ((day: string) => boolean);
