import { sizeWords, whyRefused } from './file-words';

const MB = 1024 * 1024;

it('says why a file is refused', () => {
  expect(whyRefused({ name: 'a.png', type: 'image/png', size: 10 * MB })).toBeNull();
  expect(whyRefused({ name: 'a.pdf', type: 'application/pdf', size: 1 })).toBe(
    'a.pdf is no picture that can be kept: JPEG, PNG, WebP, GIF and AVIF can.',
  );
  expect(whyRefused({ name: 'a.jpg', type: 'image/jpeg', size: 14.25 * MB })).toBe(
    'a.jpg has 14.3 MB, and a picture may have 10 MB.',
  );
  expect(whyRefused({ name: 'a.svg', type: 'image/svg+xml', size: 1 })).toMatch(/no picture/);
});

it.each([
  [1, '1 kB'],
  [1500, '1 kB'],
  [900_000, '879 kB'],
  [MB, '1 MB'],
  [1.5 * MB, '1.5 MB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
