import { phpInteger } from './integer';

it.each([
  ['2', 2],
  ['2abc', 2],
  ['002', 2],
  ['2.9', 2],
  ['2e1x', 20],
  ['-2', -2],
  ['0x2', 0],
  ['abc2', 0],
  ['', 0],
])('casts %j to %i', (text, integer) => {
  expect(phpInteger(text)).toBe(integer);
});
