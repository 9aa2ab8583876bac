import { addDays as addDaysTo } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';

/** A calendar day as on the wire: `2026-11-20`. It has no zone; the machine's place gives one. */
export type CalendarDate = string;

/** A time of day as on the wire: `HH:mm`, 24 hours. */
export type ClockTime = string;

/** Raised for a malformed date, time or format; the message names the text. */
export class InvalidDate extends RangeError {}

const NO_DAY = new Date(2000, 0, 1);

const LAST_DAY: CalendarDate = '9999-12-31';
const END = new Date(9999, 11, 31);

/** Reads text strictly. @throws InvalidDate for text that is not of the form or names no real day or time. */
export function parseStrict(text: string, form: 'yyyy-MM-dd' | 'HH:mm'): Date {
  const date = form === 'HH:mm' ? timeIn(text) : dayIn(text);
  if (date) return date;
  throw new InvalidDate(`"${text}" is not a ${form}`);
}

function timeIn(text: string): Date | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) return null;
  const date = new Date(NO_DAY);
  date.setHours(Number(hours), Number(minutes));
  return date;
}

export function isCalendarDate(text: unknown): text is CalendarDate {
  return typeof text === 'string' && dayIn(text) !== null;
}

/** The beginning of a day in the wire's form. */
function dayIn(text: string): Date | null {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const date = new Date(NO_DAY);
  date.setFullYear(year, month - 1, day);
  // A day that its month does not have is one of another month.
  return date.getMonth() === month - 1 && year > 0 ? date : null;
}

function textOf(date: Date): CalendarDate {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** The calendar ends with the last day that the wire and the databases can write: days after it are that day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = addDaysTo(parseStrict(date, 'yyyy-MM-dd'), days);
  return moved > END ? LAST_DAY : textOf(moved);
}

/** Calendar days from start to end, both counted: the same day is 1; an end before the start is 0 or less. */
export function daysCovered(start: CalendarDate, end: CalendarDate): number {
  return differenceInCalendarDays(parseStrict(end, 'yyyy-MM-dd'), parseStrict(start, 'yyyy-MM-dd')) + 1;
}

export function eachDay(start: CalendarDate, end: CalendarDate): CalendarDate[] {
  const days = Math.max(0, daysCovered(start, end));
  return Array.from({ length: days }, (_, index) => addDays(start, index));
}
