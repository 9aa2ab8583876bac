import { nameOf, schemaProblem } from './schema-problem';

it.each([
  ['Digging depth (max.)', 'digging_depth_max'],
  ['  2nd  Höhe ', 'nd_hohe'],
  ['—', ''],
])('names %j %j', (label, name) => {
  expect(nameOf(label)).toBe(name);
});

it('says what is wrong with a schema', () => {
  const depth = { name: 'depth', label: 'Depth', kind: 'number' } as const;

  expect(schemaProblem([depth])).toBeNull();
  expect(schemaProblem([{ ...depth, label: ' ' }])).toBe('An attribute has no label (depth).');
  expect(schemaProblem([{ ...depth, min: 2, max: 1 }])).toBe(
    'The greatest Depth must not be below the least.',
  );
  expect(schemaProblem([{ ...depth, kind: 'choice' }])).toBe('Depth needs a list of choices.');
});
