import type { CalendarDate } from './calendar';
import { formatDate, formatTime } from './format';
import { isTimeZone, todayIn } from './zone';

export const dayOf = (instant: string, zone = readerZone()): CalendarDate => todayIn(zone, new Date(instant));

/** The time of day of an instant where the reader is, in words: `8:05 AM`. */
export function timeOf(instant: string, zone = readerZone()): string {
  const clock = new Date(instant).toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return formatTime(clock);
}

/** An instant in words, with the year: tickets stay for long. `Tue, Nov 10, 2026, 8:05 AM`. */
export function momentInWords(instant: string, zone = readerZone()): string {
  return `${formatDate(dayOf(instant, zone), 'full')}, ${timeOf(instant, zone)}`;
}

/** IANA name of the zone that the reader's machine is set to; UTC where it names none, or one that nobody knows. */
export function readerZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}
