import type { DateText } from './date-parts';
import { READERS } from './date-readers';
import { trimEnds } from './trim';

/** Characters; nobody writes a date at greater length. */
const LONGEST = 100;
/** Length with the blanks and commas around it. */
const LONGEST_WRITTEN = 10_000;

/** Reads a text the way PHP's strtotime does; null for what it cannot read. */
export function readDateText(written: string): DateText | null {
  if (written.length > LONGEST_WRITTEN) return null;

  const text: DateText = { shifts: [] };
  let rest = trimEnds(written, /[\s,]/);
  if (rest === '' || rest.length > LONGEST) return null;

  while (rest !== '') {
    const length = readPart(rest, text);
    if (length === 0) return null;
    rest = rest.slice(length).replace(/^[\s,]+/, '');
  }
  return text;
}

function readPart(rest: string, text: DateText): number {
  for (const [pattern, take] of READERS) {
    const match = pattern.exec(rest);
    if (match !== null && take(match.slice(1), text)) return match[0].length;
  }
  return 0;
}
