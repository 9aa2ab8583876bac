import { isTooDeep } from './json-depth';

const nested = (depth: number, inner = '') => '['.repeat(depth) + inner + ']'.repeat(depth);

it('takes what PHP takes: 512 levels', () => {
  expect(isTooDeep(nested(512))).toBe(false);
  expect(isTooDeep(nested(513))).toBe(true);
  expect(isTooDeep(`{"a":${'{"b":'.repeat(512)}1${'}'.repeat(513)}`)).toBe(true);
});

it('counts no brackets within texts, and levels that end', () => {
  expect(isTooDeep(JSON.stringify({ a: '['.repeat(5000), b: '\\"[{'.repeat(1000) }))).toBe(false);
  expect(isTooDeep(JSON.stringify(Array.from({ length: 2000 }, () => [{}])))).toBe(false);
});

it('reads a text without an end to its end, once', () => {
  const head = '['.repeat(512);
  expect(isTooDeep(`${head}"${'['.repeat(900_000)}`)).toBe(false);
  expect(isTooDeep(`${head}"${'\\"'.repeat(450_000)}[`)).toBe(false);
  expect(isTooDeep(`${head}"\\""[${']'.repeat(513)}`)).toBe(true);
});
