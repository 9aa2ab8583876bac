/** Stands for a character that the font has no glyph for: an empty frame would be read as a box nobody checked. */
export const STAND_IN = '[?]';

/** Control characters, and those that only steer how text is shaped or run. */
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001b\u001f\u007f-\u009f\ufff9-\ufffb]|\p{Default_Ignorable_Code_Point}/gu;

/** Boxes of forms and the marks in them, in signs that the font has. */
const BOXES: Readonly<Record<string, string>> = {
  ...{ '☐': '[\u00a0]', '⬛': '■', '☑': '[✓]', '✅': '[✓]', '🗹': '[✓]' },
  ...{ '☒': '[✗]', '⊠': '[✗]', '❎': '[✗]', '🗷': '[✗]', '✔': '✓', '✘': '✗', '✖': '✗', '❌': '✗' },
};

const LINE_ENDS = /\r\n?|[\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]/g;

/** The text with a visible stand-in for each character that the font cannot show; `\n` stays. */
export function legible(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const composed = text.normalize('NFC').replace(LINE_ENDS, '\n').replace(/\t/g, ' ').replace(UNSEEN, '');
  const has = (character: string) => character === '\n' || hasGlyph(character.codePointAt(0) ?? 0);
  return Array.from(composed, (character) => {
    if (has(character)) return character;
    const plain = BOXES[character] ?? unbound(character);
    return Array.from(plain).every(has) ? plain : STAND_IN;
  }).join('');
}

/** Parts of a ligature, a full-width letter or a squared unit; a raised or circled figure is one of its own. */
function unbound(character: string): string {
  return /[\uff01-\uff5e\u3380-\u33df]|(?!\p{Lm})\p{L}/u.test(character)
    ? character.normalize('NFKC')
    : character;
}
