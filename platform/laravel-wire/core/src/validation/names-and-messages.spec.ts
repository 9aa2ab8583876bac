import { type RuleLines, type RuleSetOptions, check, rules } from '../index';

const errorsOf = (lines: RuleLines, data: unknown, options: RuleSetOptions = {}): object => {
  const result = check(rules(lines, options), data);
  return result.ok ? {} : result.errors;
};
const inputOf = (lines: RuleLines, data: unknown): unknown => {
  const result = check(rules(lines), data);
  return result.ok ? result.input : result.errors;
};

describe('keys with dots', () => {
  it('are judged under an asterisk, and kept', () => {
    const lines = { a: 'required|array', 'a.*.x': 'required|integer' };

    expect(errorsOf(lines, { a: { 'd.o': { x: 'no' }, 'e.': {} } })).toEqual({
      'a.d.o.x': ['The a.d.o.x field must be an integer.'],
      'a.e..x': ['The a.e..x field is required.'],
    });
    expect(inputOf(lines, { a: { 'd.o': { x: '1', y: 2 } } })).toEqual({ a: [{ x: 1 }] });
    expect(check(rules(lines), { a: { 'd.o': { x: 1 } } }, { cast: false })).toEqual({
      ok: true,
      input: { a: { 'd.o': { x: 1 } } },
    });
  });

  it('are named by a backslash', () => {
    const lines = { 'v1\\.0': 'required|integer', b: 'required_with:v1\\.0', c: 'same:v1\\.0' };

    expect(errorsOf(lines, {})).toEqual({ 'v1.0': ['The v1.0 field is required.'] });
    expect(errorsOf(lines, { 'v1.0': 2, c: 3 })).toEqual({
      b: ['The b field is required when v1.0 is present.'],
      c: ['The c field must match v1.0.'],
    });
    expect(inputOf(lines, { 'v1.0': '2', b: 'x', c: '2' })).toEqual({ 'v1.0': 2, b: 'x', c: '2' });
    expect(errorsOf({ 'v1.0': 'required' }, { 'v1.0': 2 })).toEqual({
      'v1.0': ['The v1.0 field is required.'],
    });
  });

  it('have the names and messages that are given for them', () => {
    const options = { attributes: { 'v1.0': 'version' }, messages: { 'v1.0.min': ':attribute: :min' } };

    expect(errorsOf({ 'v1\\.0': 'integer|min:3' }, { 'v1.0': 2 }, options)).toEqual({
      'v1.0': ['version: 3'],
    });
  });

  it('are left out with their list', () => {
    const lines = { list: 'array', 'list.*.a': 'exclude_if:kind,x' };

    expect(check(rules(lines), { kind: 'x', list: { 'd.o': { a: 1, b: 2 } } }, { cast: false })).toEqual({
      ok: true,
      input: { list: { 'd.o': { b: 2 } } },
    });
  });
});

it('takes a name with an asterisk for the entries of that list alone', () => {
  const lines = ['a.0.x', 'a.0.y', 'b.0.x', 'a.0', 'a.0.x.y', 'a'].map((name) => [name, 'integer'] as const);
  const attributes = { 'a.*.x': 'weight' };
  const found = lines.map(([name, rule]) => {
    const keys = name.split('.').reverse();
    const input = keys.reduce<unknown>((inner, key) => ({ [key]: inner }), 'no');
    return errorsOf({ [name]: rule }, input, { attributes });
  });

  expect(found).toEqual([
    { 'a.0.x': ['The weight field must be an integer.'] },
    { 'a.0.y': ['The a.0.y field must be an integer.'] },
    { 'b.0.x': ['The b.0.x field must be an integer.'] },
    { 'a.0': ['The a.0 field must be an integer.'] },
    { 'a.0.x.y': ['The a.0.x.y field must be an integer.'] },
    { a: ['The a field must be an integer.'] },
  ]);
});

it('takes messages by what is measured', () => {
  const by = { array: 'items', file: 'kilobytes', numeric: 'number', string: ':min to :max characters' };
  const messages = { 'a.between': by, size: by };

  expect(
    errorsOf(
      { a: 'string|between:2,3', b: 'array|size:1', 'c.*': 'integer|size:1' },
      { a: 'x', b: [1, 2], c: [2] },
      { messages },
    ),
  ).toEqual({ a: ['2 to 3 characters'], b: ['items'], 'c.0': ['number'] });
});

it('says where in a list a value stands, of the first list and of each by its place', () => {
  const lines = { 'l.*.m.*.q': 'integer' };
  const messages = {
    'l.*.m.*.q':
      ':index/:second-index/:position/:second-position/:ordinal-position/:second-ordinal-position/:third-index',
  };
  const eleven = Array.from({ length: 11 }, (_, at) => ({ q: at === 10 ? 'no' : 1 }));

  expect(errorsOf(lines, { l: [{ m: [{ q: 1 }, { q: 'no' }] }, { m: eleven }] }, { messages })).toEqual({
    'l.0.m.1.q': ['0/1/1/2/1st/2nd/:third-index'],
    'l.1.m.10.q': ['1/10/2/11/2nd/11th/:third-index'],
  });
});

it('names the keys that array_keys takes, and those that came beside them', () => {
  const data = { a: { x: 1, q: 2, r: 3 } };
  const messages = { array_keys: 'Not :unexpected.' };

  expect(errorsOf({ a: 'array_keys:x,y' }, data)).toEqual({
    a: ['The a field must only contain the following keys: x, y.'],
  });
  expect(errorsOf({ a: 'array_keys:x,y' }, data, { messages })).toEqual({ a: ['Not q, r.'] });
});
