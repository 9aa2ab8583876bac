import { isCalendarDay } from './date-names';
import type { DateText } from './date-parts';
import { readDateText } from './date-text';
import { type WallTime, instantIn, utcInstant, wallTimeAt } from './zone';

/** The moment that counts as now, and the zone of texts that name none. */
export interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

/** Whether the text names a day of the calendar (PHP: strtotime reads it and checkdate confirms it). */
export function namesDay(written: string): boolean {
  const text = readDateText(written);
  if (text?.epoch !== undefined) return true;

  const date = text?.date;
  return date !== undefined && isCalendarDay(date.year, date.month, date.day);
}

/** The instant a text means, in milliseconds since 1970; null for what PHP's strtotime cannot read. */
export function instantOf(written: string, clock: Clock): number | null {
  const text = readDateText(written);
  if (text === null) return null;
  if (text.epoch !== undefined)
    return moved({ ...wallTimeAt(text.epoch * 1000, 'UTC') }, { ...text, zone: 0 });

  const zone = typeof text.zone === 'string' ? text.zone : clock.timeZone;
  return moved(
    startOf(text, () => wallTimeAt(clock.now.getTime(), zone)),
    { ...text, zone: text.zone ?? zone },
  );
}

const MIDNIGHT = { hour: 0, minute: 0, second: 0, ms: 0 };

/** A date without a time is its midnight; a time without a date is today's. */
function startOf({ date, time }: DateText, now: () => WallTime): WallTime {
  if (date !== undefined) return { ...date, ...(time ?? MIDNIGHT) };

  return { ...now(), ...time };
}

function moved(wall: WallTime, text: DateText): number {
  for (const { amount, unit } of text.shifts) {
    if (unit === 'week') wall.day += amount * 7;
    else wall[unit] += amount;
  }
  if (text.edge !== undefined) toEdge(wall, text.edge);
  if (text.weekday !== undefined) toWeekday(wall, text.weekday);

  return typeof text.zone === 'number'
    ? utcInstant(wall) - text.zone * 60_000
    : instantIn(text.zone ?? 'UTC', wall);
}

function toEdge(wall: WallTime, edge: 'first' | 'last'): void {
  if (edge === 'last') wall.month += 1;
  wall.day = edge === 'last' ? 0 : 1;
}

function toWeekday(wall: WallTime, { day, ahead }: { day: number; ahead: number }): void {
  const today = new Date(utcInstant(wall)).getUTCDay();
  const until = (day - today + 7) % 7;
  if (ahead < 0) wall.day += until - 7;
  else wall.day += ahead > 0 && until === 0 ? 7 : until;
}
