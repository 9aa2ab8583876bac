import { linesOf } from './text-lines';

/** Ten points a character. */
const broken = (text: string, characters: number) =>
  linesOf([{ text }], characters * 10, ({ text: piece }) => [...piece].length * 10).map(({ runs }) =>
    runs
      .map((run) => run.text)
      .join('')
      .trimEnd(),
  );

it.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two', 7, ['one two']],
  ['one\ntwo', 20, ['one', 'two']],
  ['one\n\ntwo', 20, ['one', '', 'two']],
  ['abcdefgh', 3, ['abc', 'def', 'gh']],
  ['', 5, ['']],
])('breaks %j at %i characters', (text, width, lines) => {
  expect(broken(text, width)).toEqual(lines);
});

it.each(['\u00a0', '\u202f', '-', '/', '\u2013'])(
  'breaks what is wider than a line where it is put together, and no word: %j',
  (joint) => {
    const joined = (...words: string[]) => words.join(joint);

    expect(broken(joined('plain', 'lain', 'words'), 11)).toEqual([
      joined('plain', 'lain', '').trimEnd(),
      'words',
    ]);
    expect(broken(`see ${joined('ab', 'cd')}`, 5)).toEqual(['see', joined('ab', 'cd')]);
    expect(broken(joined('abcdefgh', 'ij'), 5)).toEqual(['abcde', joined('fgh', '').trimEnd(), 'ij']);
  },
);

it('keeps the styles of what it breaks, and joins what has the same', () => {
  const runs = [{ text: 'ab', bold: true }, { text: 'cd' }, { text: 'ef ' }, { text: 'g', strike: true }];
  const lines = linesOf(runs, 30, ({ text }) => text.length * 10);

  expect(lines).toEqual([
    { runs: [{ text: 'ab', bold: true }, { text: 'c' }], width: 30 },
    { runs: [{ text: 'def ' }], width: 30 },
    { runs: [{ text: 'g', strike: true }], width: 10 },
  ]);
});
