import type { CalendarDate, DateValue } from '@internationalized/date';
import { formatDate } from '@yard/dates';
import { readDay } from './day-value';

/** Years before it are years that somebody is still typing. */
const FIRST_YEAR = 1000;

export type DayBounds = { min?: string; max?: string };

/** Why this day cannot be chosen; null when it can. Days compare as text. */
export function refusedDay(day: DateValue, { min, max }: DayBounds): string | null {
  const text = day.toString().slice(0, 10);
  if (day.year < FIRST_YEAR) return 'Write the year in four digits.';
  if (min !== undefined && text < min) return `Choose a day from ${formatDate(min)} on.`;
  if (max !== undefined && text > max) return `Choose a day until ${formatDate(max)}.`;
  return null;
}

export function whyBeyond(day: DateValue, bounds: DayBounds, today: DateValue): string | null {
  const refused = refusedDay(day, bounds);
  return refused !== null && day.compare(today) < 0 ? 'past' : refused;
}

/** Why these two days cannot be chosen; null when they can. */
export function refusedRange(range: { start: DateValue; end: DateValue }, bounds: DayBounds): string | null {
  const refused = refusedDay(range.start, bounds) ?? refusedDay(range.end, bounds);
  if (refused !== null) return refused;
  return range.end.compare(range.start) < 0 ? 'The last day is before the first.' : null;
}

/**
 * Why what stands in a field's parts is no day, or no two, yet; null when nothing stands there, or all.
 *
 * @param parts  whether each is filled: month, day and year, of one day or of two
 */
export function halfDays(parts: readonly boolean[]): string | null {
  if (!parts.includes(false) || !parts.includes(true)) return null;
  const [first, last] = [parts.slice(0, 3), parts.slice(3)];
  if (last.length > 0 && !first.includes(false) && !last.includes(true)) return 'Choose the last day, too.';
  if (!first.includes(true) && !last.includes(false)) return 'Choose the first day, too.';
  return 'Write the whole date: month, day and year.';
}

/** True where all parts are filled and yet are no day: "02/30/2027". */
export function isNoDay(typed: string): boolean {
  const [, month = '', day = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d+)$/.exec(typed) ?? [];
  return year !== '' && readDay(`${year.padStart(4, '0')}-${month}-${day}`) === null;
}

/** The real days of a pasted text: "2026-12-05", "12/5/2026", and two of them for first and last. */
export function readPasted(text: string): CalendarDate[] {
  const named = text.matchAll(/(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{4})/g);
  return [...named].flatMap(([, year, month, day, usMonth, usDay, usYear]) => {
    const parts = [year ?? usYear, month ?? usMonth, day ?? usDay];
    const wire = parts.map((part) => String(part).padStart(2, '0')).join('-');
    const found = readDay(wire);
    return found === null ? [] : [found];
  });
}
