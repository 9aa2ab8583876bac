import { spanWords } from './span-words';

it.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [119, '1 hour'],
  [120, '2 hours'],
  [71 * 60 + 59, '71 hours'],
  [72 * 60, '3 days'],
  [96 * 60 - 1, '3 days'],
  [96 * 60, '4 days'],
])('says of %d minutes %s', (minutes, words) => {
  expect(spanWords(minutes)).toBe(words);
});
