import { presenceWords } from './use-presence';

const people = ['Olive', 'Ray', 'Ada'].map((name, at) => ({ id: at + 1, name }));

it.each([
  [0, [], ''],
  [1, [], 'Olive is looking at this too.'],
  [2, [], 'Olive and Ray are looking at this too.'],
  [3, [], 'Olive, Ray and Ada are looking at this too.'],
  [3, [2], 'Ray is writing.'],
  [3, [1, 3], 'Olive and Ada are writing.'],
  [1, [9], 'Olive is looking at this too.'],
])('says of %i others, of whom %j write: %s', (count, writers, words) => {
  expect(presenceWords(people.slice(0, count), new Set(writers))).toBe(words);
});
