import { endOfCard } from '@yard/contracts/watching';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MASK = 0x2a;

/** Masks the numbers of cards in the texts of this JSON, where it stands; numbers that are no texts stay. */
export function maskCards(json: Buffer): void {
  const codeAt = (at: number) => json[at] ?? 0;
  let isInText = false;
  let at = 0;
  while (at < json.length) {
    const byte = json[at] ?? 0;
    const end = isInText && byte >= 48 && byte <= 57 ? endOfCard(codeAt, at) : at;
    if (end > at) json.fill(MASK, at, end);
    if (byte === QUOTE) isInText = !isInText;
    at = end > at ? end : at + (isInText && byte === BACKSLASH ? 2 : 1);
  }
}
