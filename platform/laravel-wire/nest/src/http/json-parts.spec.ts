import * as fc from 'fast-check';
import { entriesIn, membersIn } from './json-parts';

const shown = (found: Map<string, Buffer> | null) =>
  found && Object.fromEntries([...found].map(([name, value]) => [name, value.toString()]));

it('cuts members and entries out as they were written', () => {
  const json = Buffer.from(' {"a" : [1, "]}", {"b":2}] , "\\u0062":"x\\"y","c":-1.5e3,"d":null}\n');

  expect(shown(membersIn(json, 4))).toEqual({
    a: '[1, "]}", {"b":2}]',
    b: '"x\\"y"',
    c: '-1.5e3',
    d: 'null',
  });
  expect(membersIn(json, 3)).toBeNull();
  expect(entriesIn(Buffer.from('[1, "]}",{"b":[2]} ]'), 3)?.map(String)).toEqual(['1', '"]}"', '{"b":[2]}']);
  expect(entriesIn(Buffer.from('[1,2]'), 1)).toBeNull();
  expect([membersIn(Buffer.from('{}'), 0)?.size, entriesIn(Buffer.from(' [ ] '), 0)]).toEqual([0, []]);
});

it.each([
  '',
  '{',
  '[]',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '{"a":1 "b":2}',
  '{"a":[1}',
  '{"a":"x',
  '{a:1}',
  '{}x',
  '1',
])('finds no members in %j', (text) => {
  expect(membersIn(Buffer.from(text), 10)).toBeNull();
});

it.each(['', '[', '{}', '[1', '[1,]', '[,1]', '[1 2]', '["x', '[]x', '[{]'])(
  'finds no entries in %j',
  (text) => {
    expect(entriesIn(Buffer.from(text), 10)).toBeNull();
  },
);

it('finds in any JSON what parsing it finds', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()), (object, list) => {
      const members = membersIn(Buffer.from(JSON.stringify(object, null, 1)), 1000);
      const entries = entriesIn(Buffer.from(JSON.stringify(list)), 1000);
      const parsed = [...(members ?? [])].map(([name, value]) => [
        name,
        JSON.parse(value.toString()) as unknown,
      ]);
      expect(Object.fromEntries(parsed)).toEqual(JSON.parse(JSON.stringify(object)));
      expect(entries?.map((entry) => JSON.parse(entry.toString()) as unknown)).toEqual(
        JSON.parse(JSON.stringify(list)),
      );
    }),
  );
});
