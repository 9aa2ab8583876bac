import { MONTHS, WEEKDAYS, monthNumber, weekdayNumber } from './date-names';
import type { WallTime } from './zone';

/** Values that a format's letters have set so far. */
export interface Reading extends WallTime {
  /** Millionths of a second. */
  micro: number;
  /** 0 (Sunday) to 6: the next such day is meant. */
  weekday?: number;
  /** Minutes east of UTC. */
  offset?: number;
  /** Seconds since 1970, in place of all others. */
  epoch?: number;
}

/** A letter of a format: what PHP takes for it, what that says, and what PHP writes for it. */
export interface Letter {
  readonly pattern: string;
  take(text: string, to: Reading): void;
  write(of: Reading): string;
}

type Field = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** @param width  what is written has leading zeros up to it */
const number = (field: Field, pattern: string, width: number): Letter => ({
  pattern,
  take: (text, to) => (to[field] = Number(text)),
  write: (of) => padded(of[field], width),
});
const ofTwelve = (width: number): Letter => ({
  ...number('hour', '\\d{1,2}', width),
  write: ({ hour }) => padded(hour % 12 || 12, width),
});
const month = (shown: (name: string) => string): Letter => ({
  pattern: `(?:${MONTHS.map(shown).join('|')})(?![A-Za-z])`,
  take: (text, to) => (to.month = monthNumber(text)),
  write: (of) => shown(MONTHS[of.month - 1] ?? ''),
});
const weekday = (shown: (name: string) => string): Letter => ({
  // PHP reads on to the next of these.
  pattern: `(?:${WEEKDAYS.map(shown).join('|')})(?![^ \\t,;:/.()-])`,
  take: (text, to) => (to.weekday = weekdayNumber(text)),
  write: (of) => shown(WEEKDAYS[weekdayOf(of)] ?? ''),
});
/** Counts from the hour that was read before, as in PHP. */
const half = (shown: (name: string) => string): Letter => ({
  pattern: ['AM', 'PM'].map(shown).join('|'),
  take: (text, to) => {
    const isAfternoon = /p/i.test(text);
    if (isAfternoon && to.hour !== 12) to.hour += 12;
    else if (!isAfternoon && to.hour === 12) to.hour = 0;
  },
  write: ({ hour }) => shown(hour < 12 ? 'AM' : 'PM'),
});
const fraction = (digits: number): Letter => ({
  pattern: `\\d{1,${digits}}`,
  take: (text, to) => (to.micro = Number(text.padEnd(6, '0'))),
  write: ({ micro }) => padded(micro, 6).slice(0, digits),
});
const offset = (pattern: string, write: (minutes: number) => string): Letter => ({
  pattern,
  take: (text, to) => (to.offset = offsetMinutes(text)),
  write: (of) => write(of.offset ?? 0),
});
const same = (name: string): string => name;
const short = (name: string): string => name.slice(0, 3);
const lower = (name: string): string => name.toLowerCase();

/** The letters of PHP's date formats that are judged here. */
export const LETTERS: Readonly<Record<string, Letter>> = {
  d: number('day', '\\d{1,2}', 2),
  j: number('day', '\\d{1,2}', 1),
  S: { pattern: 'st|nd|rd|th', take: () => undefined, write: ({ day }) => suffixOf(day) },
  m: number('month', '\\d{1,2}', 2),
  n: number('month', '\\d{1,2}', 1),
  M: month(short),
  F: month(same),
  Y: number('year', '\\d{1,4}', 4),
  y: {
    pattern: '\\d{1,2}',
    take: (text, to) => (to.year = Number(text) + (Number(text) < 70 ? 2000 : 1900)),
    write: ({ year }) => padded(year % 100, 2),
  },
  D: weekday(short),
  l: weekday(same),
  H: number('hour', '\\d{1,2}', 2),
  G: number('hour', '\\d{1,2}', 1),
  h: ofTwelve(2),
  g: ofTwelve(1),
  i: number('minute', '\\d{2}', 2),
  s: number('second', '\\d{2}', 2),
  A: half(same),
  a: half(lower),
  u: fraction(6),
  v: fraction(3),
  U: { pattern: '[+-]?\\d+', take: (text, to) => (to.epoch = Number(text)), write: (of) => `${of.epoch}` },
  P: offset('[+-]\\d{2}:[0-5]\\d(?![:\\d])', (minutes) => writtenOffset(minutes, ':')),
  p: offset('Z(?![\\w/+-])|[+-]\\d{2}:[0-5]\\d(?![:\\d])', (minutes) =>
    minutes === 0 ? 'Z' : writtenOffset(minutes, ':'),
  ),
  O: offset('[+-]\\d{2}[0-5]\\d(?![:\\d])', (minutes) => writtenOffset(minutes, '')),
};

export const weekdayOf = ({ year, month: ofYear, day }: WallTime): number =>
  new Date(new Date(0).setUTCFullYear(year, ofYear - 1, day)).getUTCDay();

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** `31st`, not `31th`. */
function suffixOf(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
}

function offsetMinutes(text: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(text);
  return match === null ? 0 : (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

function writtenOffset(minutes: number, between: string): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padded(Math.trunc(size / 60), 2)}${between}${padded(size % 60, 2)}`;
}
