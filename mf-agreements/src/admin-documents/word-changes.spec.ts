import { wordChanges } from './word-changes';

const shown = (before: string, after: string) =>
  wordChanges(before, after).map(({ parts }) =>
    parts
      .map(({ text, change }) => (change === null ? text : `${change === 'added' ? '+' : '-'}[${text}]`))
      .join(''),
  );

it('names the words that came and went, in their lines', () => {
  expect(shown('Rent is due.\nNo smoking.', 'Rent is due early.\nNo smoking.\nNo frost.')).toEqual([
    'Rent is due+[ early].',
    'No smoking.',
    '+[No frost.]',
  ]);
  expect(shown('The deposit is {{amount}}.', 'The deposit is {{deposit_amount}}.')[0]).toContain('+[');
});

it('tells which lines are as they were', () => {
  expect(wordChanges('a\nb', 'a\nc').map(({ isChanged }) => isChanged)).toEqual([false, true]);
  expect(wordChanges('same', 'same')).toEqual([
    { parts: [{ text: 'same', change: null }], isChanged: false },
  ]);
});

it('shows texts that have nothing in common one after the other', () => {
  const before = Array.from({ length: 1500 }, (_, index) => `a${index}`).join(' ');
  const after = Array.from({ length: 1500 }, (_, index) => `b${index}`).join(' ');

  expect(wordChanges(before, after).map(({ parts }) => parts[0]?.change)).toEqual(['removed', 'added']);
});
