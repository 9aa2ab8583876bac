import { boundBrokenBy } from './json-bounds';

const nested = (depth: number, inner = '') => '['.repeat(depth) + inner + ']'.repeat(depth);
const isTooDeep = (text: string) => boundBrokenBy(text, null) === 'deep';

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

it('counts members where they have a bound, not entries nor what stands in texts', () => {
  const list = JSON.stringify(Array.from({ length: 2000 }, () => ({ a: 1, b: 2 })));
  const text = JSON.stringify({ text: '":"'.repeat(2000), list: Array.from({ length: 2000 }, () => 1) });

  expect([boundBrokenBy(list, 4000), boundBrokenBy(list, 3999), boundBrokenBy(list, null)]).toEqual([
    null,
    'many',
    null,
  ]);
  expect(boundBrokenBy(text, 10)).toBeNull();
});

it('counts objects and lists where members have a bound, whatever is in them', () => {
  const objects = JSON.stringify({ list: Array.from({ length: 2000 }, () => ({})) });
  const lists = JSON.stringify(Array.from({ length: 2000 }, () => []));

  expect([boundBrokenBy(objects, 2002), boundBrokenBy(objects, 2001)]).toEqual([null, 'entries']);
  expect([boundBrokenBy(lists, 2001), boundBrokenBy(lists, 2000)]).toEqual([null, 'entries']);
  expect(boundBrokenBy(objects, null)).toBeNull();
  expect(boundBrokenBy(JSON.stringify({ text: '{}[]'.repeat(2000) }), 10)).toBeNull();
});

it('takes long texts, and no long names', () => {
  const long = 'a'.repeat(2000);

  expect(boundBrokenBy(JSON.stringify({ a: long }), 10)).toBeNull();
  expect(boundBrokenBy(`{"${long}" : 1}`, 10)).toBe('many');
  expect(boundBrokenBy(`{"${long}" : 1}`, null)).toBeNull();
});
