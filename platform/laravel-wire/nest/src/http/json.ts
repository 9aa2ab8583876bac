/** JSON as Laravel's `response()->json()` writes it: slashes and everything beyond ASCII escaped. */
export function compactJson(value: unknown): string {
  const text = phpNumbers(JSON.stringify(value) ?? '').replaceAll('/', '\\/');
  // One byte for each character: to count them takes a fraction of a pattern's time.
  return Buffer.byteLength(text) === text.length ? text : text.replace(BEYOND_ASCII, escaped);
}

/** JSON as Laravel's exception handler writes it: four spaces, slashes left alone. */
export function prettyJson(value: unknown): string {
  return phpNumbers(JSON.stringify(value, null, 4)).replace(BEYOND_ASCII, escaped);
}

const BEYOND_ASCII = /[\u0080-\uffff]/g;

/**
 * Numbers that PHP may write otherwise than JavaScript: very long, very small, or with an exponent. Not a whole second
 * (`10.000000Z`), which nearly every answer has.
 */
const UNUSUAL = /[\d.](?:e[+-]\d|\d{17})|(?<!\d)0\.0000/;
/** The same without the long ones, for which a pattern would look at each digit of an answer. */
const ODD = /[\d.]e[+-]\d|(?<!\d)0\.0000/;
const LONG = 17;
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g;
const LARGEST_INTEGER = 2 ** 63;

function phpNumbers(json: string): string {
  if (!(ODD.test(json) || hasLongRun(json)) || !UNUSUAL.test(json)) return json;
  return json.replace(TEXT_OR_NUMBER, (token) => (token.startsWith('"') ? token : phpNumber(Number(token))));
}

/** True where so many digits follow each other: one of every so many characters is then among them. */
function hasLongRun(json: string): boolean {
  for (let at = LONG - 1; at < json.length; at += LONG) {
    if (isDigit(json, at)) {
      let [first, last] = [at, at];
      while (isDigit(json, first - 1)) first -= 1;
      while (isDigit(json, last + 1)) last += 1;
      if (last - first + 1 >= LONG) return true;
    }
  }
  return false;
}

/** Not of what is before or behind the text. */
function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Beyond 64 bits, and below a ten-thousandth, PHP writes a float with an exponent: `1.0e+25`. */
function phpNumber(number: number): string {
  const size = Math.abs(number);
  if (number === 0 || (size >= 0.0001 && size < LARGEST_INTEGER)) return String(number);
  const [digits = '', exponent = ''] = number.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}e${exponent}`;
}

const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
