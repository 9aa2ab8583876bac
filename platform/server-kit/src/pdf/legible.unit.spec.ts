import { legible } from './legible';
import { hasGlyph } from './typeface';

const latin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x250;

it.each(['\r\n', '\r', '\u000b', '\f', '\u001c', '\u001d', '\u001e', '\u0085', '\u2028', '\u2029'])(
  'begins a line at %j',
  (end) => {
    expect(legible(`Tools${end}keys`, latin)).toBe('Tools\nkeys');
  },
);

it('leaves out what only steers, and shows that a character is missing', () => {
  expect(legible('a\tb\u0000c\u001f\u200b\u00ad\ufeffd', latin)).toBe('a bcd');
  expect(legible('Zoe\u0308 日😀', latin)).toBe('Zoë [?][?]');
});

it('prints a box as checked as it is, and what ligatures are made of', () => {
  expect(legible('☐ ☑ ☒ ✔ ✘\ufe0f ✅', hasGlyph)).toBe('[\u00a0] [✓] [✗] ✓ ✗ [✓]');
  expect(legible('\ufb01ve o\ufb00ers, \ufb04at, 10 ㎡, ＡＢ', hasGlyph)).toBe(
    'five offers, fflat, 10 m2, AB',
  );
  expect(legible('x² ½ ① œ æ ﬆ', hasGlyph)).toBe('x² ½ ① œ æ st');
  expect(legible('2\u207f \u{1d7d8}', latin)).toBe('2[?] [?]');
});
