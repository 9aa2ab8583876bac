import type { HtmlElement } from './html-tree';

const BULLETS = ['•', '◦', '▪'];
const LETTERS = 26;
const ROMAN_MAX = 3999;

/** The number of each item, as browsers count: from the list's `start`, on from an item's own `value`. */
export function numbersOf({ attributes, children }: HtmlElement): ReadonlyMap<HtmlElement, number> {
  const numbers = new Map<HtmlElement, number>();
  let next = wholeIn(attributes['start']) ?? 1;
  for (const child of children) {
    if (typeof child === 'string' || child.name !== 'li') continue;
    next = wholeIn(child.attributes['value']) ?? next;
    numbers.set(child, next);
    next += 1;
  }
  return numbers;
}

function wholeIn(text: string | undefined): number | null {
  return text !== undefined && /^\s*-?\d{1,6}/.test(text) ? Number.parseInt(text, 10) : null;
}

/**
 * Marker of an item: a bullet; 1. 2. 3., or by the list's type a. b. c., A. B. C., i. ii. iii.
 *
 * @param depth  how many lists there are around this one
 */
export function markerOf({ name, attributes }: HtmlElement, number: number, depth: number): string {
  if (name !== 'ol') return BULLETS[depth % BULLETS.length] ?? '';
  const written = WRITTEN[attributes['type'] ?? ''] ?? String;
  return `${written(number)}.`;
}

/** a, b, … z, aa, ab … */
function lettered(number: number): string {
  if (number < 1) return String(number);
  const letter = String.fromCharCode('a'.charCodeAt(0) + ((number - 1) % LETTERS));
  const before = Math.floor((number - 1) / LETTERS);
  return before > 0 ? lettered(before) + letter : letter;
}

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(number: number): string {
  if (number < 1 || number > ROMAN_MAX) return String(number);
  let left = number;
  let written = '';
  for (const [value, letters] of ROMAN) {
    written += letters.repeat(Math.floor(left / value));
    left %= value;
  }
  return written;
}

const WRITTEN: Record<string, (number: number) => string> = {
  a: lettered,
  A: (number) => lettered(number).toUpperCase(),
  i: roman,
  I: (number) => roman(number).toUpperCase(),
};
