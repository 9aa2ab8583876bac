import { isCalendarDay } from './date-names';
import type { DateText } from './date-parts';
import { readDateText } from './date-text';
import { type WallTime, instantIn, utcInstant, wallTimeAt } from './zone';

/** The moment that counts as now, and the zone of texts that name none. */
export interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

/** True where the text names a day of the calendar (PHP: strtotime reads it and checkdate confirms it). */
export function namesDay(written: string): boolean {
  const text = readDateText(written);
  if (text?.epoch !== undefined) return true;

  const { month = 0, day = 0, year = 0 } = text?.date ?? {};
  return isCalendarDay(text?.year ?? year, month, day);
}

/** The instant a text means, in milliseconds since 1970; null for what PHP's strtotime cannot read. */
export function instantOf(written: string, clock: Clock): number | null {
  const text = readDateText(written);
  if (text === null) return null;
  if (text.epoch !== undefined)
    return moved({ ...wallTimeAt(text.epoch * 1000, 'UTC') }, { ...text, zone: 0 });

  const now = wallTimeAt(clock.now.getTime(), clock.timeZone);
  return moved(startOf(text, now), { ...text, zone: text.zone ?? clock.timeZone });
}

const MIDNIGHT = { hour: 0, minute: 0, second: 0, ms: 0 };

/** A date without a time is its midnight; a time without a date is today's. */
function startOf({ date, year, time }: DateText, now: WallTime): WallTime {
  const midnight = date === undefined ? {} : MIDNIGHT;
  return { ...now, ...midnight, ...date, ...(year === undefined ? {} : { year }), ...time };
}

/** PHP's order: the weekday, months up to a weekday of one, what else is added, the month's edge, days of work. */
function moved(start: WallTime, text: DateText): number {
  const { shifts, weekdayOfMonth } = text;
  const wall = wallTimeAt(utcInstant(start), 'UTC');
  if (text.weekday !== undefined) toWeekday(wall, text.weekday, text.isInWeek === true);
  if (weekdayOfMonth !== undefined) {
    add(
      wall,
      shifts.filter(({ unit }) => unit === 'month'),
    );
    toWeekdayOfMonth(wall, weekdayOfMonth);
  }
  const settled = wallTimeAt(utcInstant(wall), 'UTC');
  add(settled, weekdayOfMonth === undefined ? shifts : shifts.filter(({ unit }) => unit !== 'month'));
  if (text.edge !== undefined) toEdge(settled, text.edge);
  const workdays = shifts.findLast(({ unit }) => unit === 'weekday');
  if (workdays !== undefined) addWorkdays(settled, workdays.amount);

  return typeof text.zone === 'number'
    ? utcInstant(settled) - text.zone * 60_000
    : instantIn(text.zone ?? 'UTC', settled);
}

function add(wall: WallTime, shifts: DateText['shifts']): void {
  for (const { amount, unit } of shifts) {
    if (unit === 'week') wall.day += amount * 7;
    else if (unit !== 'weekday') wall[unit] += amount;
  }
}

function toEdge(wall: WallTime, edge: 'first' | 'last'): void {
  if (edge === 'last') wall.month += 1;
  wall.day = edge === 'last' ? 0 : 1;
}

function toWeekday(wall: WallTime, { day, ahead }: { day: number; ahead: number }, isInWeek: boolean): void {
  const today = weekdayAt(wall);
  const until = (day - today + 7) % 7;
  if (isInWeek) wall.day += (day || 7) - (today || 7);
  else if (ahead < 0) wall.day += until - 7;
  else wall.day += (ahead > 0 && until === 0 ? 7 : until) + Math.max(0, ahead - 1) * 7;
}

function toWeekdayOfMonth(wall: WallTime, { day, nth }: { day: number; nth: number }): void {
  if (nth < 0) wall.month += 1;
  wall.day = 1;
  wall.day += ((day - weekdayAt(wall) + 7) % 7) + (nth < 0 ? -7 : (nth - 1) * 7);
}

/** Monday to Friday. From a weekend on as from the day of work before or, backwards, after it. */
function addWorkdays(wall: WallTime, amount: number): void {
  const isBackwards = amount < 0;
  const today = weekdayAt(wall);
  if (today === 0) wall.day += isBackwards ? 1 : -2;
  if (today === 6) wall.day += isBackwards ? 2 : -1;
  const from = weekdayAt(wall) - 1;
  const weeks = Math.floor((from + amount) / 5);
  wall.day += weeks * 7 + (from + amount - weeks * 5) - from;
}

const weekdayAt = (wall: WallTime): number => new Date(utcInstant(wall)).getUTCDay();
