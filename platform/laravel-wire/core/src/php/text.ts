import { trimEnds } from './trim';

/** A value as PHP turns it into text; lists and objects have none. */
export function phpText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'bigint') return String(value);

  return value === true ? '1' : '';
}

const WHOLE_LIMIT = 2 ** 63;
const FLOAT_DIGITS = 14;
const SMALLEST_PLAIN_EXPONENT = -5;

/** True where PHP reads this number of a JSON text as a whole one: 64 bits, beyond them it has only fractions. */
export function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= -WHOLE_LIMIT && value < WHOLE_LIMIT;
}

/** Whole numbers have all their digits, others fourteen, and an exponent where they are very large or small. */
function numberText(value: number): string {
  if (isWhole(value)) return BigInt(value).toString();
  if (!Number.isFinite(value)) return String(value);

  const [digits = '0', exponent = '0'] = value.toExponential(FLOAT_DIGITS - 1).split('e');
  const power = Number(exponent);
  if (power < FLOAT_DIGITS && power > SMALLEST_PLAIN_EXPONENT)
    return String(Number(value.toPrecision(FLOAT_DIGITS)));

  const short = digits.replace(/0+$/, '');
  return `${short.endsWith('.') ? `${short}0` : short}E${power < 0 ? '-' : '+'}${Math.abs(power)}`;
}

const BLANK = /[ \t\n\r\0\x0B]/;

/** PHP's trim: ASCII blanks, line ends, tabs and NUL. */
export const phpTrim = (text: string): string => trimEnds(text, BLANK);

/** True where PHP's trim leaves nothing: read up to the first sign that stays. */
export const isBlankText = (text: string): boolean => !/[^ \t\n\r\0\x0B]/.test(text);

const NUMBER = /^[ \t\n\r\v\f]*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?[ \t\n\r\v\f]*$/i;

/** A number, or a text that PHP takes for one: blanks around it, `.5`, `5.` and exponents, but no hexadecimals. */
export function isNumeric(value: unknown): value is number | string {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && NUMBER.test(value);
}

/** Characters, not UTF-16 units: an emoji of one code point counts once. */
export function textLength(text: string): number {
  let pairs = 0;
  for (let at = 0; at + 1 < text.length; at += 1) {
    if (isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1))) pairs += 1;
  }
  return text.length - pairs;
}

/** The halves of a character beyond 16 bits. */
const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

/** PHP 8's `==` for what JSON can hold. */
export function looselyEqual(a: unknown, b: unknown): boolean {
  if (typeof a === 'boolean' || typeof b === 'boolean') return isTruthy(a) === isTruthy(b);
  if (isNull(a) || isNull(b)) return isNull(a) ? isBlank(b) : isBlank(a);
  if (isNumeric(a) && isNumeric(b)) return Number(a) === Number(b);
  if (typeof a === 'object' && typeof b === 'object') return JSON.stringify(a) === JSON.stringify(b);

  return typeof a !== 'object' && typeof b !== 'object' && phpText(a) === phpText(b);
}

function isTruthy(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;

  return Boolean(value) && value !== '0';
}

const isNull = (value: unknown): boolean => value === null || value === undefined;

function isBlank(value: unknown): boolean {
  return isNull(value) || value === '' || value === 0 || (typeof value === 'object' && !isTruthy(value));
}
