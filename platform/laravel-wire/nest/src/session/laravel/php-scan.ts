import { type PhpCursor, PhpSyntaxError } from './php-cursor';

/** Deeper than anybody nests on purpose; PHP's own bound is 4096. */
const MAX_DEPTH = 256;
const INTEGER = /^-?\d{1,19}$/;
const FLOAT = /^(?:-?\d+(?:\.\d+)?(?:E[+-]?\d+)?|-?INF|NAN)$/;
const SLOT = /^[1-9]\d{0,9}$/;

/** `r:3;` or `R:3;`: the value that PHP numbered 3 while it read the text. */
export interface Reference {
  /** Position of the number. */
  at: number;
  length: number;
  target: number;
}

/** Structure of a serialized value, beside its bytes. */
export interface Scan {
  /** Count of numbers that PHP gives out for it: one for each value, none for a key or an `R:`. */
  slots: number;
  references: Reference[];
  hasObjects: boolean;
  /** Written by its class in a format of its own (`C:`), which nobody else can look into. */
  hasOwnFormat: boolean;
}

/**
 * Passes one value.
 *
 * @throws PhpSyntaxError
 */
export function scan(cursor: PhpCursor): Scan {
  const found: Scan = { slots: 0, references: [], hasObjects: false, hasOwnFormat: false };
  pass(cursor, found, 0);
  return found;
}

/** An array's key: an integer, or a text that is none. */
export function keyAt(cursor: PhpCursor): string {
  const type = cursor.letter();
  cursor.expect(':');
  if (type === 'i') return matching(INTEGER, cursor.until(';'));
  if (type !== 's') throw new PhpSyntaxError(`no key before byte ${cursor.at}`);
  const text = cursor.quoted().toString('utf8');
  cursor.expect(';');
  return text;
}

function pass(cursor: PhpCursor, found: Scan, depth: number): void {
  if (depth > MAX_DEPTH) throw new PhpSyntaxError(`nested deeper than ${MAX_DEPTH}`);
  const type = cursor.letter();
  found.slots += type === 'R' ? 0 : 1;
  cursor.expect(type === 'N' ? ';' : ':');
  switch (type) {
    case 'N':
      return;
    case 'b':
      matching(/^[01]$/, cursor.until(';'));
      return;
    case 'i':
      matching(INTEGER, cursor.until(';'));
      return;
    case 'd':
      matching(FLOAT, cursor.until(';'));
      return;
    case 's':
      cursor.quoted();
      return cursor.expect(';');
    case 'a':
      return members(cursor, found, depth);
    case 'r':
    case 'R':
      return reference(cursor, found);
    default:
      return object(type, cursor, found, depth);
  }
}

function object(type: string, cursor: PhpCursor, found: Scan, depth: number): void {
  if (!'OCE'.includes(type)) throw new PhpSyntaxError(`no type before byte ${cursor.at}`);
  found.hasObjects = true;
  cursor.quoted();
  if (type === 'E') return cursor.expect(';');
  cursor.expect(':');
  if (type === 'O') return members(cursor, found, depth);
  found.hasOwnFormat = true;
  cursor.braced();
}

function members(cursor: PhpCursor, found: Scan, depth: number): void {
  const count = cursor.count();
  cursor.expect('{');
  for (let index = 0; index < count; index += 1) {
    keyAt(cursor);
    pass(cursor, found, depth + 1);
  }
  cursor.expect('}');
}

function reference(cursor: PhpCursor, found: Scan): void {
  const { at } = cursor;
  const digits = matching(SLOT, cursor.until(';'));
  found.references.push({ at, length: digits.length, target: Number(digits) });
}

function matching(pattern: RegExp, text: string): string {
  if (!pattern.test(text)) throw new PhpSyntaxError(`no value: ${text}`);
  return text;
}
