import { type RentalRequestRecord, startsAt, zoneOf } from '@yard/contracts';
import type { CalendarDate } from '@yard/dates';
import {
  formatDate,
  formatDayEnd,
  formatDays,
  formatInstant,
  formatTime,
  readerZone,
  todayIn,
} from '@yard/dates';

/** "Mon, May 12, 8:00 AM": a day at the machine's place, with its time if one was given. */
export function dayWords(day: string, time?: string | null): string {
  return time ? `${formatDate(day, 'weekday')}, ${formatTime(time.slice(0, 5))}` : formatDate(day, 'weekday');
}

/** True once the rental's starting hour has come, or its first day where no hour was agreed. */
export function hasBegun(request: Begun, now: Date): boolean {
  return startsAt(request, zoneOf(request.machine)) <= now;
}

type Begun = Pick<RentalRequestRecord, 'start_date' | 'start_time' | 'machine'>;

/** "Mon, May 12 – Wed, May 14, 2026", or one day. */
export function spanWords({ start_date, end_date }: { start_date: string; end_date: string }): string {
  return formatDays(start_date, end_date);
}

/** Under a rental's title: its days, and once for the page whose times it shows. */
export function headDays(request: RentalRequestRecord): string {
  return [spanWords(request), timesNote(request)].filter(Boolean).join(' · ');
}

/** "Times are Chicago time"; null where the reader's clock shows the same. */
export function timesNote({ machine }: RentalRequestRecord): string | null {
  const place = placeTime(zoneOf(machine));
  return place && `Times are ${place}`;
}

function placeTime(zone: string): string | null {
  return zone === readerZone() ? null : `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}

/** The same after a time that stands alone: " (Chicago time)", or nothing. */
export function zoneNote(zone: string): string {
  const place = placeTime(zone);
  return place ? ` (${place})` : '';
}

/** An instant at a place, on a page that says once whose times it shows. */
export const stampWords = (instant: string | Date, zone: string) => formatInstant(instant, zone, new Date());

/** An instant at a place, the place named when it is not the reader's. */
export function instantWords(instant: string | Date, zone: string): string {
  return `${stampWords(instant, zone)}${zoneNote(zone)}`;
}

/** The same of a deadline: midnight is the end of the day before. */
export function deadlineWords(instant: string | Date, zone: string): string {
  const end = formatDayEnd(instant, zone, new Date());
  return end ? `${end}${zoneNote(zone)}` : instantWords(instant, zone);
}

/** "until Sat, Nov 7"; "ended …" once the day is over at the machine's place. */
export function endWords(day: CalendarDate, zone: string): string {
  return `${day < todayIn(zone, new Date()) ? 'ended' : 'until'} ${dayWords(day)}`;
}
