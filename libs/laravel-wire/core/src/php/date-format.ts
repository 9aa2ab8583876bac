import { MONTHS, WEEKDAYS, isCalendarDay, monthNumber } from './date-names';
import { type WallTime, instantIn, isZone, utcInstant } from './zone';

interface Reading extends WallTime {
  half?: string;
  zone?: number | string;
  epoch?: number;
}

interface Letter {
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

const month = digits('0[1-9]|1[0-2]', (n, to) => (to.month = n));
const hour24 = digits('[01]\\d|2[0-3]', (n, to) => (to.hour = n));
const plainHour = digits('0|[1-9]|1\\d|2[0-3]', (n, to) => (to.hour = n));
const zoneOffset: Letter = {
  pattern: 'Z|[+-]\\d{2}:\\d{2}',
  take: (text, to) => (to.zone = offsetMinutes(text)),
};

/** The letters of PHP's date formats; each takes exactly what PHP would write for it. */
const LETTERS: Readonly<Record<string, Letter>> = {
  d: digits('0[1-9]|[12]\\d|3[01]', (n, to) => (to.day = n)),
  j: digits('[12]\\d|3[01]|[1-9]', (n, to) => (to.day = n)),
  m: month,
  n: digits('1[0-2]|[1-9]', (n, to) => (to.month = n)),
  M: names(short(MONTHS), (text, to) => (to.month = monthNumber(text))),
  F: names(MONTHS, (text, to) => (to.month = monthNumber(text))),
  Y: digits('\\d{4}', (n, to) => (to.year = n)),
  y: digits('\\d{2}', (n, to) => (to.year = n < 70 ? 2000 + n : 1900 + n)),
  D: names(short(WEEKDAYS), unused),
  l: names(WEEKDAYS, unused),
  H: hour24,
  G: { ...plainHour, pattern: '1\\d|2[0-3]|\\d' },
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

/**
 * Reads a text that is written exactly in a PHP format; fields that the format lacks are those of 1970-01-01 00:00.
 *
 * @returns milliseconds since 1970, or null where the text has another form or names no real day
 */
export function instantFromFormat(format: string, text: string, timeZone: string): number | null {
  const letters: Letter[] = [];
  const source = format.replace(/\\(.)|([\s\S])/g, (_, escaped?: string, char?: string) =>
    partOf(escaped, char, letters),
  );
  const match = new RegExp(`^(?:${source})(?![\\s\\S])`).exec(text);
  if (match === null) return null;

  const reading: Reading = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0, ms: 0 };
  letters.forEach((letter, index) => letter.take(match[index + 1] ?? '', reading));
  return hasRightWeekday(format, text, reading) ? toInstant(reading, timeZone) : null;
}

function partOf(escaped: string | undefined, char: string | undefined, letters: Letter[]): string {
  const letter = char === undefined ? undefined : LETTERS[char];
  if (letter === undefined) return (escaped ?? char ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

  letters.push(letter);
  return `(${letter.pattern})`;
}

function toInstant(reading: Reading, timeZone: string): number | null {
  if (reading.epoch !== undefined) return reading.epoch * 1000;
  if (!isCalendarDay(reading.year, reading.month, reading.day)) return null;
  if (reading.half !== undefined) reading.hour = (reading.hour % 12) + (reading.half === 'PM' ? 12 : 0);

  const { zone } = reading;
  return typeof zone === 'number'
    ? utcInstant(reading) - zone * 60_000
    : instantIn(zone ?? timeZone, reading);
}

/** PHP moves to the named weekday and then finds that the text differs. */
function hasRightWeekday(format: string, text: string, reading: Reading): boolean {
  if (!/[Dl]/.test(format)) return true;

  const name = WEEKDAYS[new Date(utcInstant(reading)).getUTCDay()] ?? '';
  return text.includes(format.includes('l') ? name : name.slice(0, 3));
}

function offsetMinutes(text: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(text);
  if (match === null) return 0;

  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}
