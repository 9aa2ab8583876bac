/**
 * True where a JavaScript number says exactly what was sent. A whole number beyond 2^53 may have been another one in
 * the JSON text already; a text is compared digit by digit.
 */
export function isExactNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== 'string') return true;

  const number = Number(value);
  return Number.isFinite(number) && compareNumbers(value, number) === 0;
}

/** @returns below 0, 0 or above 0; by all digits of both, as decimals of any length */
export function compareNumbers(one: number | string, other: number | string): number {
  if (isShort(one) && isShort(other)) return Number(one) - Number(other);
  const [a, b] = [decimalOf(one), decimalOf(other)];
  if (a.sign !== b.sign) return a.sign - b.sign;
  if (a.point !== b.point) return a.sign * (a.point - b.point);
  if (a.digits === b.digits) return 0;

  return a.digits < b.digits ? -a.sign : a.sign;
}

/** Nearly all are: no digit of theirs is lost by JavaScript's numbers. */
const isShort = (number: number | string): boolean =>
  typeof number === 'number' ? Number.isSafeInteger(number) : /^\d{1,15}$/.test(number);

/** True where one is a whole multiple of the other, by all digits: 0.3 is one of 0.1, and nothing is one of 0. */
export function isMultipleOf(one: number | string, other: number | string): boolean {
  const [a, b] = [decimalOf(one), decimalOf(other)];
  if (a.sign === 0 || b.sign === 0) return b.sign !== 0;

  const shift = a.point - a.digits.length - (b.point - b.digits.length);
  // Its last digit is none of 0: what has more decimal places cannot be divided.
  if (shift < 0) return false;
  // More tens than the divisor could hold change nothing.
  const tens = 10n ** BigInt(Math.min(shift, 4 * b.digits.length));
  const divisor = BigInt(b.digits);
  return (remainder(a.digits, divisor) * tens) % divisor === 0n;
}

const DIGITS_AT_ONCE = 1000;

/** Divides in parts, as on paper: a megabyte as one BigInt takes a fifth of a second. */
function remainder(digits: string, divisor: bigint): bigint {
  let rest = 0n;
  for (let at = 0; at < digits.length; at += DIGITS_AT_ONCE) {
    const part = digits.slice(at, at + DIGITS_AT_ONCE);
    rest = (rest * 10n ** BigInt(part.length) + BigInt(part)) % divisor;
  }
  return rest;
}

/** Linear in the text: blanks and digits can be matched in one way only. */
const NUMBER = /^\s*(?=[+-.\d])([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?\s*$/i;

/** Digits without zeros around them, and where the point stands: `12.50` and `1.25e1` are the same. */
function decimalOf(number: number | string) {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(String(number)) ?? [];
  const written = whole + fraction;
  const significant = written.replace(/^0+/, '');
  const digits = withoutZerosAtEnd(significant);
  if (digits === '') return { sign: 0, point: 0, digits };

  const point = whole.length + Number(exponent) - (written.length - significant.length);
  return { sign: sign === '-' ? -1 : 1, point, digits };
}

function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
