import { endOfWeek } from 'date-fns/endOfWeek';
import { getWeek } from 'date-fns/getWeek';
import { startOfWeek } from 'date-fns/startOfWeek';
import { type CalendarDate, type ClockTime, InvalidDate, parseStrict } from './calendar';
import { writeDate } from './write-date';
import { atPlace } from './zone';

/** Weeks start on day 0 (Sunday) and the first week of a year contains day 1: requirement 9.4. */
export const WEEK = { weekStartsOn: 0, firstWeekContainsDate: 1 } as const;

/** Date picker defaults: requirement 9.3. */
export const PICKER = { format: 'Y-m-d', defaultHour: 12, minuteIncrement: 5 } as const;

const DATE_STYLES = {
  iso: 'yyyy-MM-dd',
  short: 'MMM d',
  medium: 'MMM d, yyyy',
  long: 'MMMM d, yyyy',
  weekday: 'EEE, MMM d',
  full: 'EEE, MMM d, yyyy',
} as const;
export type DateStyle = keyof typeof DATE_STYLES;

/** A calendar day in words: `formatDate('2026-05-12', 'weekday')` → `Tue, May 12`. @throws InvalidDate */
export function formatDate(date: CalendarDate, style: DateStyle = 'medium'): string {
  const key = `${date} ${style}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = writeDate(parseStrict(date, DATE_STYLES.iso), DATE_STYLES[style]);
  if (written.size >= WRITTEN_MAX) written.clear();
  written.set(key, text);
  return text;
}

/** Days as they were written lately: lists and mails name the same few again and again. */
const written = new Map<string, string>();
const WRITTEN_MAX = 10_000;

/**
 * A first and a last day in words: `Tue, May 12 – Thu, May 14, 2026`, short `May 12–14, 2026`. The first names its year
 * where the last has another; one day stands alone. @throws InvalidDate
 */
export function formatDays(
  first: CalendarDate,
  last: CalendarDate,
  style: 'short' | 'weekday' = 'weekday',
): string {
  const withYear = style === 'weekday' ? 'full' : 'medium';
  if (first === last) return formatDate(first, withYear);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  if (style === 'short' && isOneYear && first.slice(5, 7) === last.slice(5, 7))
    return `${formatDate(first, 'short')}–${formatDate(last, 'medium').split(' ').slice(1).join(' ')}`;
  return `${formatDate(first, isOneYear ? style : withYear)} – ${formatDate(last, withYear)}`;
}

/** A time of day in the product's one form, `h:mm a`: `09:05` → `9:05 AM`. @throws InvalidDate */
export const formatTime = (time: ClockTime): string => writeDate(parseStrict(time, 'HH:mm'), 'h:mm a');

export function formatMonth(date: CalendarDate): string {
  return writeDate(parseStrict(date, DATE_STYLES.iso), 'MMMM yyyy');
}

/** The week a day is in, with its days: `Week 20, May 10–16, 2026`. */
export function formatWeek(date: CalendarDate): string {
  const day = parseStrict(date, DATE_STYLES.iso);
  const [first, last] = [startOfWeek(day, WEEK), endOfWeek(day, WEEK)];
  const to = writeDate(last, first.getMonth() === last.getMonth() ? 'd, yyyy' : 'MMM d, yyyy');
  return `Week ${getWeek(day, WEEK)}, ${writeDate(first, 'MMM d')}–${to}`;
}

/** A duration as hours:minutes, with optional seconds: 3725 → `1:02` or `1:02:05`. @throws InvalidDate below zero. */
export function formatDuration(seconds: number, options: { withSeconds?: boolean } = {}): string {
  if (!Number.isFinite(seconds) || seconds < 0) throw new InvalidDate(`"${seconds}" is not a duration`);
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const text = `${Math.floor(seconds / 3600)}:${pad((seconds / 60) % 60)}`;
  return options.withSeconds ? `${text}:${pad(seconds % 60)}` : text;
}

/**
 * An instant in words at a place: `Mon, May 12, 8:00 AM`.
 *
 * @param zone IANA name; the reader's own when left out
 * @param now tells which year goes without saying; others are named
 */
export function formatInstant(instant: string | Date, zone?: string, now?: Date): string {
  const at = new Date(instant).getTime();
  if (Number.isNaN(at)) throw new InvalidDate(`"${String(instant)}" is not an instant`);
  const there = (time: number) => (zone ? atPlace(time, zone) : new Date(time));
  const isOtherYear = now && there(at).getFullYear() !== there(now.getTime()).getFullYear();
  return writeDate(there(at), isOtherYear ? 'EEE, MMM d, yyyy, h:mm a' : 'EEE, MMM d, h:mm a');
}

/** The same with the zone's name, for who reads it elsewhere: `Mon, May 12, 8:00 AM Central`. @param zone IANA name */
export function formatInstantWithZone(instant: string | Date, zone: string): string {
  return `${formatInstant(instant, zone)} ${zoneName(zone)}`;
}

/** `the end of Sun, Nov 29` for Monday's midnight, which few read as Sunday's; null for another time. See formatInstant. */
export function formatDayEnd(instant: string | Date, zone?: string, now?: Date): string | null {
  if (!formatInstant(instant, zone).endsWith(', 12:00 AM')) return null;
  const before = new Date(new Date(instant).getTime() - 1);
  const [day, time] = formatInstant(before, zone, now).split(/, (?=11:59 PM$)/);
  return time ? `the end of ${day}` : null;
}

/** A deadline, as `formatInstantWithZone` or as the end of a day: `the end of Sun, Nov 29 (Central)`. */
export function formatDeadlineWithZone(instant: string | Date, zone: string): string {
  const end = formatDayEnd(instant, zone);
  return end ? `${end} (${zoneName(zone)})` : formatInstantWithZone(instant, zone);
}

/** A zone's American name, without "Time": `Central`. @param timeZone IANA name */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/^GMT\+00:00$/, 'UTC').replace(/ Time$/, '');
}
