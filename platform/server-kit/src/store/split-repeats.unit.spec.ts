import { splitRepeats } from './split-repeats';

it('keeps things of one owner apart, each in its turn', () => {
  const things = [
    [7, 'a'],
    [8, 'b'],
    [7, 'c'],
    [7, 'd'],
    [8, 'e'],
  ] as const;

  expect(splitRepeats(things, ([owner]) => owner).map((list) => list.map(([, name]) => name))).toEqual([
    ['a', 'b'],
    ['c', 'e'],
    ['d'],
  ]);
});
