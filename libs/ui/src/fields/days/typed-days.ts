import type { CalendarDate, DateValue } from '@internationalized/date';
import { formatDate } from '@yard/dates';
import { readDay } from './day-value';

/** Years before it are years that somebody is still typing. */
const FIRST_YEAR = 1000;

export interface DayBounds {
  min?: string;
  max?: string;
}

/** Why this day cannot be chosen; null when it can. Days compare as text. */
export function refusedDay(day: DateValue, { min, max }: DayBounds): string | null {
  const text = day.toString().slice(0, 10);
  if (day.year < FIRST_YEAR) return 'Write the year in four digits.';
  if (min !== undefined && text < min) return `Choose a day from ${formatDate(min)} on.`;
  if (max !== undefined && text > max) return `Choose a day until ${formatDate(max)}.`;
  return null;
}

/** The same for a day that nobody typed: one that is over is just that. */
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
 * The days that a pasted text names: "2026-12-05", "12/5/2026", and two of them for a first and a last day.
 * What is no real day is left out.
 */
export function readPasted(text: string): CalendarDate[] {
  const named = text.matchAll(/(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{4})/g);
  return [...named].flatMap(([, year, month, day, usMonth, usDay, usYear]) => {
    const parts = [year ?? usYear, month ?? usMonth, day ?? usDay];
    const wire = parts.map((part) => String(part).padStart(2, '0')).join('-');
    const found = readDay(wire);
    return found === null ? [] : [found];
  });
}
