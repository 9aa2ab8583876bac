import { isUtf8 } from 'node:buffer';
import { PhpCursor, PhpSyntaxError } from './php-cursor';
import { keyAt } from './php-scan';

/** Thrown for a value that has no counterpart here: an object, a reference. */
export class PhpOpaqueError extends Error {
  override name = 'PhpOpaqueError';
}

/** Bytes that are to stand in the text as they are. */
export interface Verbatim {
  verbatim(): Buffer;
}

/**
 * A value of scalars and arrays. A list is an array, any other PHP array an object; an integer beyond 2^53 is
 * a bigint, a string that is no UTF-8 a Buffer.
 *
 * @param bytes  passed by `scan`: its depth is bounded
 * @throws PhpOpaqueError for an object or a reference
 */
export const decode = (bytes: Buffer): unknown => valueAt(new PhpCursor(bytes));

/**
 * PHP's `serialize()` of the same value. As in JSON, undefined members are left out and `toJSON` is called.
 *
 * @throws TypeError for what PHP has no value for
 */
export function encode(value: unknown): Buffer {
  const parts: (string | Uint8Array)[] = [];
  write(value, parts);
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

const INTEGER_KEY = /^(?:0|-?[1-9]\d{0,18})$/;
const [LEAST, MOST] = [-(2n ** 63n), 2n ** 63n - 1n];

/** PHP takes a key that reads as an integer for one. */
export function encodedKey(key: string): string {
  const isInteger = INTEGER_KEY.test(key) && BigInt(key) >= LEAST && BigInt(key) <= MOST;
  return isInteger ? `i:${key};` : `s:${Buffer.byteLength(key)}:"${key}";`;
}

function valueAt(cursor: PhpCursor): unknown {
  const type = cursor.letter();
  cursor.expect(type === 'N' ? ';' : ':');
  switch (type) {
    case 'N':
      return null;
    case 'b':
      return cursor.until(';') === '1';
    case 'i':
      return integer(cursor.until(';'));
    case 'd':
      return Number(cursor.until(';').replace('INF', 'Infinity').replace('NAN', 'NaN'));
    case 's':
      return text(cursor);
    case 'a':
      return array(cursor);
    default:
      throw new PhpOpaqueError(type);
  }
}

function integer(digits: string): number | bigint {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : BigInt(digits);
}

function text(cursor: PhpCursor): string | Buffer {
  const bytes = cursor.quoted();
  cursor.expect(';');
  return isUtf8(bytes) ? bytes.toString('utf8') : Buffer.from(bytes);
}

function array(cursor: PhpCursor): unknown[] | Record<string, unknown> {
  const count = cursor.count();
  cursor.expect('{');
  const entries: [string, unknown][] = [];
  for (let index = 0; index < count; index += 1) entries.push([keyAt(cursor), valueAt(cursor)]);
  cursor.expect('}');
  const isList = entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

type Parts = (string | Uint8Array)[];

function write(value: unknown, parts: Parts): void {
  if (value === null || value === undefined) {
    parts.push('N;');
  } else if (typeof value === 'boolean') {
    parts.push(`b:${value ? 1 : 0};`);
  } else if (typeof value === 'number') {
    parts.push(number(value));
  } else if (typeof value === 'bigint' && value >= LEAST && value <= MOST) {
    parts.push(`i:${value};`);
  } else if (typeof value === 'string') {
    parts.push(`s:${Buffer.byteLength(value)}:"${value}";`);
  } else if (value instanceof Uint8Array) {
    parts.push(`s:${value.length}:"`, value, '";');
  } else if (typeof value === 'object') {
    writeObject(value, parts);
  } else {
    throw new TypeError(`PHP has no value for a ${typeof value}`);
  }
}

function writeObject(value: object, parts: Parts): void {
  if ('verbatim' in value && typeof value.verbatim === 'function') {
    parts.push((value as Verbatim).verbatim());
  } else if ('toJSON' in value && typeof value.toJSON === 'function') {
    write(value.toJSON(), parts);
  } else {
    // An array's own keys, so that a hole is a null, as in JSON.
    const entries = Array.isArray(value)
      ? Array.from(value as unknown[], (member, index) => [String(index), member] as const)
      : Object.entries(value).filter(([, member]) => member !== undefined);
    parts.push(`a:${entries.length}:{`);
    entries.forEach(([key, member]) => {
      parts.push(encodedKey(key));
      write(member, parts);
    });
    parts.push('}');
  }
}

/** Written in PHP's letters; whole numbers are integers, as in the JSON that they come from. */
function number(value: number): string {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return `i:${value};`;
  if (!Number.isFinite(value)) return `d:${Number.isNaN(value) ? 'NAN' : value > 0 ? 'INF' : '-INF'};`;
  const digits = Object.is(value, -0) ? '-0' : String(value).toUpperCase();
  return `d:${digits.includes('.') ? digits : digits.replace('E', '.0E')};`;
}

/** Serialized text as a cache holds it: a string within a string. @throws PhpSyntaxError */
export function stringIn(bytes: Buffer): Buffer {
  const cursor = new PhpCursor(bytes);
  cursor.expect('s:');
  const inner = cursor.quoted();
  cursor.expect(';');
  if (!cursor.isAtEnd) throw new PhpSyntaxError('more than a string');
  return inner;
}
