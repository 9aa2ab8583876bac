/**
 * Whether a JavaScript number says exactly what was sent. A whole number beyond 2^53 may have been another one in the
 * JSON text already; a text is compared digit by digit.
 */
export function isExactNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== 'string') return true;

  const number = Number(value);
  return Number.isFinite(number) && canonical(value) === canonical(String(number));
}

const NUMBER = /^\s*([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?\s*$/i;

/** Digits without zeros around them, and where the point stands: `12.50` and `1.25e1` are the same. */
function canonical(text: string): string | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const written = whole + fraction;
  const significant = written.replace(/^0+/, '');
  const point = whole.length + Number(exponent) - (written.length - significant.length);
  const digits = withoutZerosAtEnd(significant);
  return digits === '' ? '0' : `${sign === '-' ? '-' : ''}${digits}e${point}`;
}

function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
