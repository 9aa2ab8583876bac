import { type Count, countOf } from './word-markers';

it.each<[string, Count['type'] | null, Count['type'], number]>([
  ['1.', null, '1', 1],
  ['(12)', null, '1', 12],
  ['2.1', null, '1', 1],
  ['§ 3', null, '1', 3],
  ['a)', null, 'a', 1],
  ['(b)\u00a0 ', null, 'a', 2],
  ['C.', null, 'A', 3],
  ['bb.', 'a', 'a', 28],
  ['i.', null, 'i', 1],
  ['i.', 'a', 'a', 9],
  ['c.', 'i', 'i', 100],
  ['iv)', null, 'i', 4],
  ['XIX.', 'I', 'I', 19],
  ['Article II.', null, 'I', 2],
])('reads %j in a list of %j as %s %d', (marker, list, type, value) => {
  expect(countOf(marker, list)).toEqual({ type, value });
});

it.each(['·', 'o', '§', '–', '', 'ab)'])('takes %j for a bullet', (marker) => {
  expect(countOf(marker, null)).toBeNull();
});
