import { legible } from './legible';

const latin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x250;

it.each(['\r\n', '\r', '\u000b', '\f', '\u001c', '\u001d', '\u001e', '\u0085', '\u2028', '\u2029'])(
  'begins a line at %j',
  (end) => {
    expect(legible(`Tools${end}keys`, latin)).toBe('Tools\nkeys');
  },
);

it('leaves out what only steers, and shows that a character is missing', () => {
  expect(legible('a\tb\u0000c\u001f\u200b\u00ad\ufeffd', latin)).toBe('a bcd');
  expect(legible('Zoe\u0308 日😀', latin)).toBe('Zoë □□');
});
