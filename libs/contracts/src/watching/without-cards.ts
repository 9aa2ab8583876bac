import { isCardNumber } from '../payments/payment-method';

const SHORTEST = 13;
const LONGEST = 19;
/** Cards are written in groups of four to six digits; the last one may be shorter. */
const SHORTEST_GROUP = 4;
const MASK = '*';

const isDigit = (code: number) => code >= 48 && code <= 57;
const isSeparator = (code: number) => code === 32 || code === 45;

/**
 * The end of the card number that begins here: 13 to 19 digits, in groups or not, that pass Luhn's sum. `start`
 * itself where none does.
 *
 * @param codeAt  the character, or byte, at a place; NaN or 0 beyond the end
 */
export function endOfCard(codeAt: (at: number) => number, start: number): number {
  if (isDigit(codeAt(start - 1))) return start;
  let digits = '';
  let group = 0;
  for (let at = start; digits.length <= LONGEST; at += 1) {
    const code = codeAt(at);
    if (isDigit(code)) {
      digits += String.fromCharCode(code);
      group += 1;
      continue;
    }
    if (digits.length >= SHORTEST && digits.length <= LONGEST && isCardNumber(digits)) return at;
    if (!isSeparator(code) || group < SHORTEST_GROUP) return start;
    group = 0;
  }
  return start;
}

/** A text with its card numbers masked, sign by sign. */
export function withoutCards(text: string): string {
  let masked = '';
  let copied = 0;
  for (const { index } of text.matchAll(/(?<!\d)\d{4}/g)) {
    const end = index < copied ? index : endOfCard((at) => text.charCodeAt(at), index);
    if (end > index) {
      masked += text.slice(copied, index) + MASK.repeat(end - index);
      copied = end;
    }
  }
  return copied === 0 ? text : masked + text.slice(copied);
}
