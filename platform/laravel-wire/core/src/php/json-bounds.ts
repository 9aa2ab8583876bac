/** PHP's limit in json_decode: lists and objects within each other. */
const MAX_DEPTH = 512;
/** A longer name is no field's: whatever quotes it would grow with each of its rules. */
const MAX_NAME = 1000;
/** No text of this length goes beyond any of the bounds. */
const HARMLESS = 1000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Why JSON is not read: it has more levels than PHP reads (`deep`), its objects have more members than are taken
 * (`many`), or its lists more entries (`entries`).
 */
export type BrokenBound = 'deep' | 'many' | 'entries';

/**
 * Counts what JSON text has, while it comes in: one pass over its bytes, whatever they are, before any of it becomes a
 * value. What stands in its texts does not count.
 */
export class JsonBounds {
  #members = 0;
  #entries = 0;
  #depth = 0;
  /** Marks each level that is a list: one entry more with each comma. */
  readonly #lists = new Uint8Array(MAX_DEPTH + 2);
  /** A list was opened, and nothing of it has come yet. */
  #isFresh = false;
  #isInText = false;
  #isEscaped = false;
  #textBytes = 0;

  /** @param most  members of all objects together, and entries of all lists; with a bound, names have one too */
  constructor(private readonly most: number | null) {}

  /** The next piece. */
  read(bytes: Uint8Array): BrokenBound | null {
    for (let at = 0; at < bytes.length;) {
      if (this.#isInText) {
        at = this.#textUntil(bytes, at);
        continue;
      }
      const byte = bytes[at] ?? 0;
      at += 1;
      // Blanks, and what numbers consist of.
      if (byte <= 0x20 || (byte > COMMA && byte < COLON && !this.#isFresh)) continue;
      this.#take(byte);
      if (this.#depth > MAX_DEPTH) return 'deep';
      if (this.most === null) continue;
      if (this.#members > this.most || (byte === COLON && this.#textBytes > MAX_NAME)) return 'many';
      if (this.#entries > this.most) return 'entries';
    }
    return null;
  }

  /** Position where a text is over, or the piece. */
  #textUntil(bytes: Uint8Array, start: number): number {
    let at = start + (this.#isEscaped ? 1 : 0);
    while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
    this.#isInText = at >= bytes.length;
    this.#isEscaped = at > bytes.length;
    this.#textBytes += Math.min(at, bytes.length) - start;
    return at + 1;
  }

  /** Takes a byte between two texts. */
  #take(byte: number): void {
    if (this.#isFresh) {
      this.#isFresh = false;
      if (byte !== CLOSE_LIST) this.#entries += 1;
    }
    if (byte === QUOTE) {
      this.#isInText = true;
      this.#textBytes = 0;
    } else if (byte === COLON) this.#members += 1;
    else if (byte === COMMA) this.#entries += this.#lists[this.#depth] ?? 0;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      this.#depth += 1;
      this.#isFresh = byte === OPEN_LIST;
      this.#lists[this.#depth] = this.#isFresh ? 1 : 0;
    } else if ((byte === CLOSE_LIST || byte === CLOSE_OBJECT) && this.#depth > 0) this.#depth -= 1;
  }
}

const encoder = new TextEncoder();

/** Bound that a whole text breaks, by `JsonBounds`. */
export function boundBrokenBy(text: string, most: number | null): BrokenBound | null {
  return text.length > HARMLESS ? new JsonBounds(most).read(encoder.encode(text)) : null;
}
