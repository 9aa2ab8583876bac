import { MONTHS, WEEKDAYS, monthNumber } from './date-names';
import { type WallTime, isZone } from './zone';

/** What a format's letters have said so far. */
export interface Reading extends WallTime {
  half?: string;
  zone?: number | string;
  epoch?: number;
}

/** A letter of a format: what it may be written as, and what that says. */
export interface Letter {
  readonly pattern: string;
  take(text: string, to: Reading): void;
}

const digits = (pattern: string, take: (n: number, to: Reading) => void): Letter => ({
  pattern,
  take: (text, to) => take(Number(text), to),
});
const names = (list: readonly string[], take: Letter['take']): Letter => ({ pattern: list.join('|'), take });
const short = (list: readonly string[]): string[] => list.map((name) => name.slice(0, 3));
const unused = (): void => undefined;

const zoneOffset: Letter = {
  pattern: 'Z|[+-]\\d{2}:\\d{2}',
  take: (text, to) => (to.zone = offsetMinutes(text)),
};

/** The letters of PHP's date formats; each takes exactly what PHP would write for it. */
export const LETTERS: Readonly<Record<string, Letter>> = {
  d: digits('0[1-9]|[12]\\d|3[01]', (n, to) => (to.day = n)),
  j: digits('[12]\\d|3[01]|[1-9]', (n, to) => (to.day = n)),
  S: { pattern: 'st|nd|rd|th', take: unused },
  m: digits('0[1-9]|1[0-2]', (n, to) => (to.month = n)),
  n: digits('1[0-2]|[1-9]', (n, to) => (to.month = n)),
  M: names(short(MONTHS), (text, to) => (to.month = monthNumber(text))),
  F: names(MONTHS, (text, to) => (to.month = monthNumber(text))),
  Y: digits('\\d{4}', (n, to) => (to.year = n)),
  y: digits('\\d{2}', (n, to) => (to.year = n < 70 ? 2000 + n : 1900 + n)),
  D: names(short(WEEKDAYS), unused),
  l: names(WEEKDAYS, unused),
  H: digits('[01]\\d|2[0-3]', (n, to) => (to.hour = n)),
  G: digits('1\\d|2[0-3]|\\d', (n, to) => (to.hour = n)),
  h: digits('0[1-9]|1[0-2]', (n, to) => (to.hour = n)),
  g: digits('1[0-2]|[1-9]', (n, to) => (to.hour = n)),
  i: digits('[0-5]\\d', (n, to) => (to.minute = n)),
  s: digits('[0-5]\\d', (n, to) => (to.second = n)),
  A: names(['AM', 'PM'], (text, to) => (to.half = text)),
  a: names(['am', 'pm'], (text, to) => (to.half = text.toUpperCase())),
  u: { pattern: '\\d{6}', take: (text, to) => (to.ms = Math.trunc(Number(text) / 1000)) },
  v: digits('\\d{3}', (n, to) => (to.ms = n)),
  U: digits('-?\\d+', (n, to) => (to.epoch = n)),
  P: { ...zoneOffset, pattern: '[+-]\\d{2}:\\d{2}' },
  p: zoneOffset,
  O: { pattern: '[+-]\\d{4}', take: zoneOffset.take },
  T: { pattern: 'Z|UTC|GMT|[+-]\\d{2}:\\d{2}', take: (text, to) => (to.zone = offsetMinutes(text)) },
  e: {
    pattern: 'UTC|[A-Z]\\w+(?:/[\\w+-]+)+|[+-]\\d{2}:\\d{2}',
    take: (text, to) => (to.zone = isZone(text) ? text : offsetMinutes(text)),
  },
};

function offsetMinutes(text: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(text);
  if (match === null) return 0;

  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}
