import { check, rules, standardSchema } from './index';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const isExactly = <A, B>(yes: Equal<A, B>): boolean => yes;

const schema = standardSchema(
  rules({
    name: 'required|string|max:5',
    'items.*.count': 'required|integer|min:2',
    'items.*.tags.0': 'string',
    'by_day.1.note': 'required|string',
    'a\\.b': 'required|integer',
  }),
);
const { validate } = schema['~standard'];
const GOOD = { name: 'Ada', by_day: { 1: { note: 'x' } }, 'a.b': 1 };

it('says what it is', () => {
  expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'laravel-wire' });
});

it('answers the validated input, as the server takes it', () => {
  const value = { ...GOOD, name: ' Ada ', 'a.b': '7', items: [{ count: '3' }], more: 1 };

  expect(validate(value)).toEqual({ value: { ...GOOD, 'a.b': 7, items: [{ count: 3 }] } });
});

it('answers an issue for each text, with the keys that lead to the value', () => {
  const value = { name: '', by_day: { 1: {} }, items: [{ count: 2 }, { count: 'x', tags: [5] }], 'a.b': 'x' };

  expect(validate(value)).toEqual({
    issues: [
      { path: ['name'], message: 'The name field is required.' },
      { path: ['by_day', '1', 'note'], message: 'The by day.1.note field is required.' },
      { path: ['a.b'], message: 'The a.b field must be an integer.' },
      { path: ['items', 1, 'count'], message: 'The items.1.count field must be an integer.' },
      { path: ['items', 1, 'count'], message: 'The items.1.count field must be at least 2.' },
      { path: ['items', 1, 'tags', 0], message: 'The items.1.tags.0 field must be a string.' },
    ],
  });
});

it.each([null, undefined, 'text', 5, []])('answers issues of %j, which is no input', (value) => {
  expect(validate(value)).toMatchObject({
    issues: expect.arrayContaining([{ path: ['name'], message: expect.any(String) }]),
  });
});

it('stays a rule set, and has its type', () => {
  const small = standardSchema(rules({ line: 'required|string', count: 'integer' }), { now: new Date(0) });

  expect(check(small, { line: 'x' })).toEqual({ ok: true, input: { line: 'x' } });
  type Types = NonNullable<(typeof small)['~standard']['types']>;
  expect(isExactly<Types['output'], { line: string; count?: number }>(true)).toBe(true);
});

it('counts dates from the time and says texts in the language that it is given', () => {
  const dated = standardSchema(rules({ on: 'after:today' }), {
    now: new Date('2026-11-20'),
    messages: { after: 'später' } as never,
  });

  expect(dated['~standard'].validate({ on: '2026-11-20' })).toEqual({
    issues: [{ path: ['on'], message: 'später' }],
  });
  expect(dated['~standard'].validate({ on: '2026-11-21' })).toEqual({ value: { on: '2026-11-21' } });
});
