import { LETTERS, type Letter, type Reading, weekdayOf } from './date-letters';
import { daysIn } from './date-names';
import { looselyEqual } from './text';
import { instantIn, utcInstant, wallTimeAt } from './zone';

interface Piece {
  readonly letter: Letter | null;
  readonly pattern: RegExp;
  /** Without a letter, what stands there. */
  readonly literal: string;
}

/** Letters that a format cannot have: zones by short names and ids, and what PHP writes and does not read. */
const UNREAD = /[zNwWtLoBcrIZXxTe!|#]/;

/** Never more entries than rule sets have formats. */
const knownFormats = new Map<string, readonly Piece[]>();

/** Why a format cannot be judged as PHP does, in a sentence; null where it can. */
export function refusalOfFormat(format: string): string | null {
  const [letter] = UNREAD.exec(format.replace(/\\[\s\S]/g, '')) ?? [];
  return letter === undefined
    ? null
    : `"${letter}" of a format is not read here; the sign itself is "\\${letter}", a zone is "P".`;
}

/**
 * Reads a text as Laravel does: PHP reads it by the format, and what PHP then writes by the same format equals it, two
 * numbers as numbers (`9` by `H`). Fields that the format lacks are those of 1970-01-01 00:00.
 *
 * @returns milliseconds since 1970, or null where the text has another form or names no real day
 */
export function instantFromFormat(format: string, text: string, timeZone: string): number | null {
  const pieces = piecesOf(format);
  const reading = read(pieces, text);
  if (reading === null || !isReal(reading)) return null;
  const meant = placed(reading);
  const written = pieces.map(({ letter, literal }) => letter?.write(meant) ?? literal).join('');
  if (!looselyEqual(written, text)) return null;
  if (meant.epoch !== undefined) return meant.epoch * 1000;
  return meant.offset === undefined ? instantIn(timeZone, meant) : utcInstant(meant) - meant.offset * 60_000;
}

function piecesOf(format: string): readonly Piece[] {
  const known = knownFormats.get(format);
  if (known !== undefined) return known;

  const made = [...format.matchAll(/\\([\s\S])|([\s\S])/gu)].map(([, escaped, sign = '']): Piece => {
    const letter = escaped === undefined ? (LETTERS[sign] ?? null) : null;
    const literal = escaped ?? sign;
    const source = letter?.pattern ?? literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return { letter, literal, pattern: new RegExp(source, 'uy') };
  });
  knownFormats.set(format, made);
  return made;
}

/** Reads from left to right and never back, as PHP does. */
function read(pieces: readonly Piece[], text: string): Reading | null {
  const reading: Reading = { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0, ms: 0, micro: 0 };
  let at = 0;
  for (const { letter, pattern } of pieces) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) return null;
    letter?.take(found, reading);
    at += found.length;
  }
  return at === text.length ? reading : null;
}

/** PHP would go on to the next day or month, and write another text. */
function isReal({ year, month, day, hour, minute, second }: Reading): boolean {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isDay && hour < 24 && minute < 60 && second < 60;
}

/** Adds the day that its weekday means, or all that its seconds since 1970 do. */
function placed(reading: Reading): Reading {
  if (reading.epoch !== undefined) return { ...reading, ...wallTimeAt(reading.epoch * 1000, 'UTC') };

  const ahead = reading.weekday === undefined ? 0 : (reading.weekday - weekdayOf(reading) + 7) % 7;
  const wall = { ...reading, day: reading.day + ahead, ms: Math.trunc(reading.micro / 1000) };
  return { ...wall, ...wallTimeAt(utcInstant(wall), 'UTC') };
}
