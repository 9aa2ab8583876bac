import { boundBrokenBy, JsonBounds } from './json-bounds';

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

it('counts members where they have a bound, not what stands in texts', () => {
  const list = JSON.stringify(Array.from({ length: 2000 }, () => ({ a: 1, b: 2 })));
  const text = JSON.stringify({ text: '":",['.repeat(2000) });

  expect([boundBrokenBy(list, 4000), boundBrokenBy(list, 3999), boundBrokenBy(list, null)]).toEqual([
    null,
    'many',
    null,
  ]);
  expect(boundBrokenBy(text, 10)).toBeNull();
});

it.each([
  ['numbers', JSON.stringify({ list: Array.from({ length: 2000 }, () => 1) })],
  ['texts', JSON.stringify(Array.from({ length: 2000 }, () => 'a,b'))],
  ['objects', JSON.stringify({ list: Array.from({ length: 2000 }, () => ({})) }, null, 1)],
  ['lists', JSON.stringify(Array.from({ length: 2000 }, () => []))],
  [
    'several lists',
    JSON.stringify({ a: Array.from({ length: 999 }, () => 1), b: Array.from({ length: 1001 }, () => 1) }),
  ],
])('counts the entries of lists where they have a bound: %s', (_, text) => {
  expect([boundBrokenBy(text, 2000), boundBrokenBy(text, 1999), boundBrokenBy(text, null)]).toEqual([
    null,
    'entries',
    null,
  ]);
});

it('counts the same in pieces, wherever one ends', () => {
  const text = JSON.stringify({ a: [1, 'b\\"],[', { c: ['\\', [], {}] }], 'd\"': [[1], 2] });
  const bytes = Buffer.from(text);
  for (let end = 0; end <= bytes.length; end += 1) {
    const broken = (most: number) => {
      const bounds = new JsonBounds(most);
      return bounds.read(bytes.subarray(0, end)) ?? bounds.read(bytes.subarray(end));
    };
    expect([broken(9), broken(8)]).toEqual([null, 'entries']);
  }
});

it('takes long texts, and no long names', () => {
  const long = 'a'.repeat(2000);

  expect(boundBrokenBy(JSON.stringify({ a: long }), 10)).toBeNull();
  expect(boundBrokenBy(`{"${long}" : 1}`, 10)).toBe('many');
  expect(boundBrokenBy(`{"${long}" : 1}`, null)).toBeNull();
});
