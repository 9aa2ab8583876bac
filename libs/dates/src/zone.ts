import { TZDateMini } from '@date-fns/tz/date/mini';
import { type CalendarDate, type ClockTime, InvalidDate, parseStrict } from './calendar';
import { writeDate } from './write-date';

/** An instant as clocks at a place show it. @throws InvalidDate for an unknown zone */
export const atPlace = (time: number, zone: string): Date => known(new TZDateMini(time, zone), zone);

/** The calendar day it is at a place. @param zone IANA name. @throws InvalidDate for an unknown zone */
export function todayIn(zone: string, now: Date): CalendarDate {
  return writeDate(atPlace(now.getTime(), zone), 'yyyy-MM-dd');
}

/** The time of day it is at a place, `16:05`. @throws InvalidDate for an unknown zone */
export function clockIn(zone: string, now: Date): ClockTime {
  return writeDate(atPlace(now.getTime(), zone), 'HH:mm');
}

/**
 * The instant a wall clock at a place shows this day and time. A time that daylight saving skips is the instant
 * an hour later; one that occurs twice is the first.
 *
 * @throws InvalidDate for an unknown zone or malformed text
 */
export function instantOf(date: CalendarDate, time: ClockTime, zone: string): Date {
  const day = parseStrict(date, 'yyyy-MM-dd');
  const clock = parseStrict(time, 'HH:mm');
  const at = new TZDateMini(
    day.getFullYear(),
    day.getMonth(),
    day.getDate(),
    clock.getHours(),
    clock.getMinutes(),
    zone,
  );
  return new Date(known(at, zone).getTime());
}

function known(date: Date, zone: string): Date {
  if (Number.isNaN(date.getTime())) throw new InvalidDate(`"${zone}" is not a time zone`);
  return date;
}

/** Cache of the beginnings of days: lists need the same few thousand again and again. */
const beginnings = new Map<string, number>();
const BEGINNINGS_MAX = 10_000;

/** The first instant of a day at a place. */
export function startOfDayIn(date: CalendarDate, zone: string): Date {
  const key = `${date} ${zone}`;
  let beginning = beginnings.get(key);
  if (beginning === undefined) {
    beginning = instantOf(date, '00:00', zone).getTime();
    if (beginnings.size >= BEGINNINGS_MAX) beginnings.clear();
    beginnings.set(key, beginning);
  }
  return new Date(beginning);
}

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
