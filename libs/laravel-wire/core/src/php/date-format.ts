import { type Letter, LETTERS, type Reading } from './date-letters';
import { WEEKDAYS, isCalendarDay } from './date-names';
import { instantIn, utcInstant } from './zone';

interface Compiled {
  readonly pattern: RegExp;
  readonly letters: readonly Letter[];
}

/** As many as rule sets have formats. */
const compiledFormats = new Map<string, Compiled>();

/**
 * Reads a text that is written exactly in a PHP format; fields that the format lacks are those of 1970-01-01 00:00.
 *
 * @returns milliseconds since 1970, or null where the text has another form or names no real day
 */
export function instantFromFormat(format: string, text: string, timeZone: string): number | null {
  const { pattern, letters } = compiled(format);
  const match = pattern.exec(text);
  if (match === null) return null;

  const reading: Reading = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0, ms: 0 };
  letters.forEach((letter, index) => letter.take(match[index + 1] ?? '', reading));
  return hasRightWeekday(format, text, reading) && hasRightSuffix(format, text, reading)
    ? toInstant(reading, timeZone)
    : null;
}

function compiled(format: string): Compiled {
  const known = compiledFormats.get(format);
  if (known !== undefined) return known;

  const letters: Letter[] = [];
  const source = format.replace(/\\(.)|([\s\S])/g, (_, escaped?: string, char?: string) =>
    partOf(escaped, char, letters),
  );
  const made = { pattern: new RegExp(`^(?:${source})(?![\\s\\S])`), letters };
  compiledFormats.set(format, made);
  return made;
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

/** `31st`, not `31th`. */
function hasRightSuffix(format: string, text: string, { day }: Reading): boolean {
  if (!/[dj]S/.test(format)) return true;

  const isTeen = day >= 11 && day <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return text.includes(`${day}${suffix}`);
}

/** PHP moves to the named weekday and then finds that the text differs. */
function hasRightWeekday(format: string, text: string, reading: Reading): boolean {
  if (!/[Dl]/.test(format)) return true;

  const name = WEEKDAYS[new Date(utcInstant(reading)).getUTCDay()] ?? '';
  return text.includes(format.includes('l') ? name : name.slice(0, 3));
}
