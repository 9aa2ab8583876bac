import { monthNumber } from './date-names';
import type { DateText, Unit } from './date-parts';

const UNITS: readonly Unit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'weekday'];
const MIDNIGHT = { hour: 0, minute: 0, second: 0, ms: 0 };

interface WrittenDate {
  y?: string;
  m?: string;
  d?: string;
}

/** False for a month or day that no month has; whether this month has it is the caller's question. 0 is one before. */
export function setDate(text: DateText, { y, m, d }: WrittenDate): boolean {
  const [month, day] = [Number(m), d === undefined ? undefined : Number(d)];
  if (text.date !== undefined || month > 12 || (day ?? 0) > 31) return false;

  text.date = {
    month,
    ...(y === undefined ? {} : { year: fullYear(y) }),
    ...(day === undefined ? {} : { day }),
  };
  return true;
}

export function setNamedDate(text: DateText, name: string, rest: WrittenDate): boolean {
  const month = monthNumber(name);
  return month !== 0 && setDate(text, { ...rest, m: String(month) });
}

/** PHP counts on from January: no calendar has this day by its month. */
export function setDayOfYear(text: DateText, year: string, day: number): boolean {
  if (text.date !== undefined || day > 366) return false;

  text.date = { year: Number(year), month: 1, day };
  return true;
}

export function setYear(text: DateText, year: string): boolean {
  text.year = Number(year);
  return true;
}

/** A day (1 is Monday) of an ISO week, whose first holds the year's first Thursday. */
export function setWeek(text: DateText, year: string, week: number, day: number): boolean {
  if (week > 53) return false;

  const fourth = new Date(Date.UTC(Number(year), 0, 4));
  const date = new Date(
    Date.UTC(Number(year), 0, 4 - ((fourth.getUTCDay() + 6) % 7) + (week - 1) * 7 + day - 1),
  );
  const [y, m, d] = date.toISOString().slice(0, 10).split('-');
  return setDate(text, { y, m, d });
}

/** Hour, minute, second, fraction and the `a` or `p` of a half day; 24 is midnight of the next day. */
export function setTime(text: DateText, groups: readonly string[]): boolean {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '', half = ''] = groups;
  const hour = hourOfDay(Number(hours), half);
  if (text.isTimeGiven || hour === null || Number(minutes) > 59 || Number(seconds) > 60) return false;

  const ms = Math.trunc(Number(`0.${fraction || 0}`) * 1000);
  text.time = { hour, minute: Number(minutes), second: Number(seconds), ms };
  text.isTimeGiven = true;
  return true;
}

/** Midnight, so many days from today whatever number of days was said before. */
export function setDay(text: DateText, days: number): boolean {
  forgetTime(text);
  if (days !== 0) text.shifts = text.shifts.filter(({ unit }) => unit !== 'day' && unit !== 'week');
  return shift(text, days, 'day');
}

/** Counts from midnight on, whatever time was said before. */
export function setWeekday(text: DateText, day: number, ahead: number): boolean {
  if (day === -1) return false;

  text.weekday = { day, ahead };
  forgetTime(text);
  return true;
}

export function setWeekdayOfMonth(text: DateText, day: number, nth: number): boolean {
  if (day === -1) return false;

  text.weekdayOfMonth = { day, nth };
  forgetTime(text);
  return true;
}

export function setEdge(text: DateText, edge: 'first' | 'last'): boolean {
  text.edge = edge;
  return true;
}

export function setEpoch(text: DateText, seconds: string): boolean {
  text.epoch = Number(seconds);
  return true;
}

/** Minutes east of UTC, or a zone's name; a second one makes no sense. */
export function setZone(text: DateText, zone: number | string): boolean {
  if (text.zone !== undefined) return false;

  text.zone = zone;
  return true;
}

/** "1 day 2 hours ago": all of it is ago. */
export function shiftBack(text: DateText, amount: number, written: string): boolean {
  shift(text, amount, written);
  text.shifts = text.shifts.map((one) => ({ ...one, amount: -one.amount }));
  return true;
}

export function shift(text: DateText, amount: number, written: string): boolean {
  const unit = written.toLowerCase();
  text.shifts.push(
    unit === 'fortnight' ? { amount: amount * 2, unit: 'week' } : { amount, unit: unitOf(unit) },
  );
  return true;
}

/** "next week": its Monday, or the weekday that is named beside it. */
export function shiftWeek(text: DateText, amount: number): boolean {
  text.isInWeek = true;
  text.weekday ??= { day: 1, ahead: 0 };
  return shift(text, amount, 'week');
}

function forgetTime(text: DateText): void {
  text.time = MIDNIGHT;
  text.isTimeGiven = false;
}

function hourOfDay(hour: number, half: string): number | null {
  if (half === '') return hour <= 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;

  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function unitOf(name: string): Unit {
  const unit = UNITS.find((known) => known.startsWith(name));
  if (unit === undefined) throw new RangeError(`"${name}" is no unit of time.`);

  return unit;
}

function fullYear(written: string): number {
  const year = Number(written);
  if (written.length > 2) return year;

  return year < 70 ? 2000 + year : 1900 + year;
}
