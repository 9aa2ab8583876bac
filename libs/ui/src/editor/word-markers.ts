/** An item's number: in digits, letters or Roman numerals, as an `ol` says it, and its position. */
export type Count = { type: '1' | 'a' | 'A' | 'i' | 'I'; value: number };

/** `1.`, `(1)`, `1.1`, `§ 1` */
const NUMBER = /(\d+)[.)]*$/;
/** `a)`, `(a)`, `IV.`; `Article IV` */
const LETTERS = /^(?:\(?([a-z]+)[.)]|[a-z]+\s([ivxlc]+)\.?)$/i;
const ROMAN = /^m*(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/;
const ROMAN_DIGITS = new Map(Object.entries({ i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }));
/** Single letters that a list of Roman numbers is likely to go on with. */
const ROMAN_LETTERS = new Set(['i', 'v', 'x']);

/**
 * Reads the marker that Word writes before an item; null for a bullet, which may be an `o`.
 *
 * @param type  of the list that it goes on, in which `i` may be the ninth letter
 */
export function countOf(marker: string, type: Count['type'] | null): Count | null {
  const text = marker.trim();
  const digits = NUMBER.exec(text)?.[1];
  if (digits !== undefined) return { type: '1', value: Number(digits) };
  const [, letter, article] = LETTERS.exec(text) ?? [];
  const letters = letter ?? article;
  if (letters === undefined) return null;
  const small = letters.toLowerCase();
  const isSmall = small === letters;
  if (isRoman(small, type)) return { type: isSmall ? 'i' : 'I', value: romanValue(small) };
  return new Set(small).size === 1 ? { type: isSmall ? 'a' : 'A', value: letterValue(small) } : null;
}

function isRoman(small: string, type: Count['type'] | null): boolean {
  if (!ROMAN.test(small)) return false;
  if (type === 'i' || type === 'I') return true;
  if (type === 'a' || type === 'A') return false;
  return small.length > 1 || ROMAN_LETTERS.has(small);
}

function romanValue(small: string): number {
  const digits = [...small].map((letter) => ROMAN_DIGITS.get(letter) ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** After z comes aa, then bb, as Word counts. */
function letterValue(small: string): number {
  return (small.length - 1) * 26 + small.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}
