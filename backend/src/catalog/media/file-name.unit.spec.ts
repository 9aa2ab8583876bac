import { fileName } from './file-name';

it.each([
  ['dig me.png', 'dig me.png'],
  ['C:\\pictures\\a.png', 'a.png'],
  ['../../a.png', 'a.png'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['a\0b\r\nSet-Cookie: x\u2028.png', 'abSet-Cookie: x.png'],
  ['été 写真 \u{1f600}.png', 'été 写真 \u{1f600}.png'],
  ['\u202e\r', 'file'],
  [`${'a'.repeat(254)}\u{1f69c}`, 'a'.repeat(254)],
  ['', 'file'],
])('%j is kept as %j', (sent, kept) => {
  expect(fileName(sent)).toBe(kept);
});
