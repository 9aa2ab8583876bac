import { boundBrokenBy, type BrokenBound } from '@laravel-wire/core';
import { isUtf8 } from 'node:buffer';
import { entriesIn, membersIn } from './json-parts';
import type { WireRequest } from './message';

const EMPTY_OBJECT = /\{\s*\}/;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const BLANKS = new Set(Buffer.from(' \t\r\n'));

/** A JSON text as PHP reads it: an object without members is an empty list, at any depth. */
function emptyObjectsAsLists(text: string): string {
  return EMPTY_OBJECT.test(text) ? rewritten(Buffer.from(text)).toString('utf8') : text;
}

/** Sign by sign, without a call for each: a text may be nothing but empty objects. */
function rewritten(bytes: Buffer): Buffer {
  let opened = -1;
  let isInText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (isInText) {
      isInText = byte !== QUOTE;
      at += byte === BACKSLASH ? 1 : 0;
    } else if (byte === OPEN_OBJECT) {
      opened = at;
    } else if (byte === CLOSE_OBJECT && opened !== -1) {
      bytes[opened] = OPEN_LIST;
      bytes[at] = CLOSE_LIST;
      opened = -1;
    } else if (!BLANKS.has(byte)) {
      isInText = byte === QUOTE;
      opened = -1;
    }
  }
  return bytes;
}

/** Beside a list that stays unparsed. */
const MOST_BESIDE = 1000;

interface Bounds {
  /** Members of all objects, and entries of all lists; any number without it. */
  most: number | null;
  /** Bound that was found broken while the body was read. */
  broken?: BrokenBound | null;
}

/** The input that a JSON body is; what cannot be read counts as empty, and is marked. */
export function readJson(request: WireRequest, body: Buffer, { most, broken = null }: Bounds): unknown {
  request.rawBody = body;
  // Same as PHP's json_decode, which takes neither; what is deeper would overflow the stack of whoever walks it.
  const refusal = isUtf8(body) || broken ? broken : 'deep';
  if (refusal) return marked(request, refusal);
  const name = request.routeOptions?.config.unparsedList;
  const members = name === undefined ? null : membersIn(body, MOST_BESIDE);
  const entries = members && entriesIn(members.get(name ?? '') ?? body.subarray(0, 0), most ?? Infinity);
  if (name === undefined || !members || !entries)
    return read(request, body, name === undefined ? null : most);
  members.delete(name);
  request.unparsedEntries = entries;
  const beside = [...members].map(([key, value]) => `${JSON.stringify(key)}:${value.toString('utf8')}`);
  const input = read(request, Buffer.from(`{${beside.join(',')}}`), most) as object;
  return request.malformedBody ? {} : { ...input, [name]: entries.map(() => null) };
}

/** @param most  where nothing was counted while it came in */
function read(request: WireRequest, body: Buffer, most: number | null): unknown {
  const text = body.toString('utf8');
  if (text.trim() === '') return {};
  const broken = most === null ? null : boundBrokenBy(text, most);
  if (broken) return marked(request, broken);
  try {
    const value: unknown = JSON.parse(emptyObjectsAsLists(text));
    if (NAMES.some((name) => text.includes(name))) dropPrototypes(value);
    request.malformedBody = SURROGATE.test(text) && HALF.test(JSON.stringify(value));
    return request.malformedBody ? {} : value;
  } catch {
    request.malformedBody = true;
    return {};
  }
}

function marked(request: WireRequest, broken: BrokenBound): object {
  request.malformedBody = broken === 'deep';
  request.hasTooManyMembers = broken !== 'deep';
  request.hasTooManyEntries = broken === 'entries';
  return {};
}

/** Both names, or an escape that one of their letters may stand behind. */
const NAMES = ['__proto__', 'constructor', '\\u00'];
const SURROGATE = /\\ud[89a-f]/i;
/** JSON.stringify escapes a surrogate that lacks its other half, and none else: no text has such a character. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** Drops members that would change an object's prototype, or that of all, once they are copied. */
function dropPrototypes(root: unknown): void {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    Reflect.deleteProperty(value, '__proto__');
    const inner: unknown = Object.hasOwn(value, 'constructor') ? value.constructor : null;
    if (typeof inner === 'object' && inner !== null && 'prototype' in inner) {
      Reflect.deleteProperty(value, 'constructor');
    }
    for (const entry of Object.values(value)) if (typeof entry === 'object') open.push(entry);
  }
}
