/** Stands for a character that the font has no glyph for. */
export const STAND_IN = '□';

/** Control characters, and those that only steer how text is shaped or run. */
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001b\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/g;

/** What ends a line, a paragraph, a page or a record. */
const LINE_ENDS = /\r\n?|[\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]/g;

/** The text with a visible stand-in for each character that the font cannot show; `\n` stays. */
export function legible(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const composed = text.normalize('NFC').replace(LINE_ENDS, '\n').replace(/\t/g, ' ').replace(UNSEEN, '');
  return Array.from(composed, (character) =>
    character === '\n' || hasGlyph(character.codePointAt(0) ?? 0) ? character : STAND_IN,
  ).join('');
}
