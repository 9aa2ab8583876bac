import { stepTo } from './step-to';

it.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', -1, 0, null],
  ['Enter', 0, 3, null],
])('%s from %d of a list of %d leads to %j', (key, at, count, to) => {
  expect(stepTo(key, at, count)).toBe(to);
});
