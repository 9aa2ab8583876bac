const EXTENSION = /(?:(?<!\p{L})(?:ext(?:ension|n)?|x)\.?\s*[:=]?|[#;,](?:\s*ext=)?)\s*(\d{1,7})(?!\d)/iu;
/** The national 0 is not dialed after a country code. */
const NATIONAL_ZERO = /\(\s*0\s*\)/;
const LABEL = /^[\p{L}\s.]*:?\s*(?=[+(\d])/u;
const NOTE = /\([^\d()]*\)/g;
const NUMBER = /^\+?[\d\s().\p{Pd}/]+$/u;
/** E.164 has 15 at most; fewer than 7 call somebody else, or nobody. */
const DIGITS = { min: 7, max: 15 };

/** Link that calls a phone number written by a person: `tel:5125550100;ext=12`. Null where it may call a stranger. */
export function phoneLink(written: string): string | null {
  const text = withOurDigits(written.normalize('NFKC').replace(/\p{Cf}/gu, ''));
  const extension = EXTENSION.exec(text);
  const number = text.slice(0, extension?.index).replace(NOTE, '').replace(LABEL, '').trim();
  const [first = '', second] = number.split(/\s*\/\s*/).map(digitsOf);
  // A slash is between two numbers, or within one.
  const digits = second !== undefined && first.length >= DIGITS.min ? first : digitsOf(number);
  if (!NUMBER.test(number) || digits.length < DIGITS.min || digits.length > DIGITS.max) return null;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}${extension ? `;ext=${extension[1]}` : ''}`;
}

function digitsOf(number: string): string {
  const dialed = /^(\+|00|011)/.test(number) ? number.replace(NATIONAL_ZERO, '') : number;
  return dialed.replace(/\D/g, '');
}

/** Every script's digits stand in runs of ten, from 0 to 9. */
function withOurDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const at = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
    return String(value % 10);
  });
}
