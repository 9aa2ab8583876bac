import type { DateText, Unit } from './date-parts';

const UNITS: readonly Unit[] = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];
const MIDNIGHT = { hour: 0, minute: 0, second: 0, ms: 0 };

/** False for a month or day that no month has; whether this month has it is the caller's question. */
export function setDate(text: DateText, year: string, month: number, day: string): boolean {
  if (text.date !== undefined || month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return false;

  text.date = { year: fullYear(year), month, day: Number(day) };
  return true;
}

/** A day (1 is Monday) of an ISO week, whose first holds the year's first Thursday. */
export function setWeek(text: DateText, year: string, week: number, day: number): boolean {
  if (week > 53) return false;

  const fourth = new Date(Date.UTC(Number(year), 0, 4));
  const date = new Date(
    Date.UTC(Number(year), 0, 4 - ((fourth.getUTCDay() + 6) % 7) + (week - 1) * 7 + day - 1),
  );
  return setDate(text, String(date.getUTCFullYear()), date.getUTCMonth() + 1, String(date.getUTCDate()));
}

/** Hour, minute, second, fraction and the `a` or `p` of a half day; 24 is midnight of the next day. */
export function setTime(text: DateText, groups: readonly string[]): boolean {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '', half = ''] = groups;
  const hour = hourOfDay(Number(hours), half);
  if (hour === null || Number(minutes) > 59 || Number(seconds) > 60) return false;

  const ms = Math.trunc(Number(`0.${fraction || 0}`) * 1000);
  text.time = { hour, minute: Number(minutes), second: Number(seconds), ms };
  return true;
}

/** Midnight, so many days from today. */
export function setDay(text: DateText, days: number): boolean {
  text.time = MIDNIGHT;
  return shift(text, days, 'day');
}

export function setWeekday(text: DateText, day: number, ahead: number): boolean {
  if (day === -1) return false;

  text.weekday = { day, ahead };
  text.time ??= MIDNIGHT;
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

export function shift(text: DateText, amount: number, written: string): boolean {
  const unit = written.toLowerCase();
  text.shifts.push(
    unit === 'fortnight' ? { amount: amount * 2, unit: 'week' } : { amount, unit: unitOf(unit) },
  );
  return true;
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
  if (written.length !== 2) return year;

  return year < 70 ? 2000 + year : 1900 + year;
}
