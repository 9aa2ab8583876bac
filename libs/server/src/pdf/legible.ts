/** Stands for a character that the font has no glyph for. */
export const STAND_IN = '□';

/** Control characters, and those that only steer how text is shaped or run. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/g;

/** The text with a visible stand-in for each character that the font cannot show; `\n` stays. */
export function legible(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const composed = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNSEEN, '');
  return Array.from(composed, (character) =>
    character === '\n' || hasGlyph(character.codePointAt(0) ?? 0) ? character : STAND_IN,
  ).join('');
}
