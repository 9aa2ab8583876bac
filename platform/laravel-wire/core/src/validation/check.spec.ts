import { type PresenceOptions, type PresenceVerifier, check, checkWithDatabase, rules } from '../index';

const errorsOf = (lines: Record<string, string | string[]>, input: unknown): unknown => {
  const result = check(rules(lines), input);
  return result.ok ? {} : result.errors;
};

describe('check', () => {
  it('casts to the type the rules name, and not when told otherwise', () => {
    const set = rules({ a: 'numeric', b: 'integer', c: 'boolean', d: 'accepted', e: 'nullable|integer' });
    const input = { a: '12.5', b: ' 3', c: '0', d: 'on', e: null };

    expect(check(set, input)).toEqual({ ok: true, input: { a: 12.5, b: 3, c: false, d: true, e: null } });
    expect(check(set, input, { cast: false })).toEqual({ ok: true, input });
  });

  it('keeps the positions of list entries and the shape of lists', () => {
    const set = rules({ data: 'required|array', 'data.*.a': 'integer' });

    expect(check(set, { data: [{ b: 1 }, { a: 2 }] })).toEqual({ ok: true, input: { data: [{}, { a: 2 }] } });
    expect(check(set, { data: [] })).toEqual({
      ok: false,
      errors: { data: ['The data field is required.'] },
    });
  });

  it('leaves out what exclude rules drop, members too', () => {
    const set = rules({
      kind: 'required|string',
      extra: 'exclude_unless:kind,full|array',
      'extra.note': 'required|string',
    });

    expect(check(set, { kind: 'short', extra: { note: 5 } })).toEqual({ ok: true, input: { kind: 'short' } });
  });

  it('follows the own list position in parameters', () => {
    const lines = { 'data.*.end': 'required_with:data.*.start', 'data.*.b': 'same:data.*.c' };

    expect(
      errorsOf(lines, {
        data: [
          { start: 1, end: 2, b: 1, c: 1 },
          { start: 1, b: 1, c: 2 },
        ],
      }),
    ).toEqual({
      'data.1.end': ['The data.1.end field is required when data.1.start is present.'],
      'data.1.b': ['The data.1.b field must match data.1.c.'],
    });
  });

  it('finds twins by value', () => {
    expect(errorsOf({ 'list.*': 'distinct' }, { list: ['1', 1.0, 'a', 'A', null] })).toEqual({
      'list.0': ['The list.0 field has a duplicate value.'],
      'list.1': ['The list.1 field has a duplicate value.'],
    });
    expect(errorsOf({ 'list.*': 'distinct:strict' }, { list: ['1', 1] })).toEqual({});
    expect(
      Object.keys(errorsOf({ 'list.*': 'distinct:ignore_case' }, { list: ['a', 'A'] }) as object),
    ).toHaveLength(2);
  });

  it('refuses rules that do not exist', () => {
    expect(() => rules({ a: 'requierd' })).toThrow('Field "a" has the unknown rule "requierd".');
  });

  it('refuses what cannot be run as it is written, when the set is made', () => {
    expect(() => rules({ a: ['required', 'regex:/^(?!x)a|b$/'] })).toThrow(
      'Field "a" has the rule "regex:/^(?!x)a|b$/": The pattern /^(?!x)a|b$/ cannot be used: it has a lookahead, "(?!"; ' +
        'write it right behind the first ^, or as another rule beside this one (regex, not_regex, starts_with …).',
    );
    expect(() => rules({ a: 'not_regex:/a++/' })).toThrow('a possessive quantifier');
  });

  it('is not led astray by names of the language', () => {
    const input: unknown = JSON.parse(
      '{"data":{"__proto__":{"a":1},"constructor":{"a":"x"}},"constructor":"y"}',
    );

    expect(errorsOf({ 'data.*.a': 'integer', constructor: 'integer' }, input)).toEqual({
      constructor: ['The constructor field must be an integer.'],
      'data.constructor.a': ['The data.constructor.a field must be an integer.'],
    });
  });

  test.each([
    [{ a: 'required_unless:kind,x,y' }, { kind: 'z' }, 'The a field is required unless kind is in x, y.'],
    [{ a: 'required_without_all:b_c,d' }, {}, 'The a field is required when none of b c / d are present.'],
    [{ a: 'required_if_accepted:terms' }, { terms: 'on' }, 'The a field is required when terms is accepted.'],
    [
      { a: 'prohibited_unless:kind,x' },
      { a: 1, kind: 'y' },
      'The a field is prohibited unless kind is in x.',
    ],
    [{ a: 'prohibits:b' }, { a: 1, b: 2 }, 'The a field prohibits b from being present.'],
    [{ a: 'different:b' }, { a: 1, b: 1 }, 'The a field and b must be different.'],
    [{ a: 'decimal:0,2' }, { a: '1.234' }, 'The a field must have 0-2 decimal places.'],
    [{ a: 'present' }, {}, 'The a field must be present.'],
    [{ a: 'missing' }, { a: 1 }, 'The a field must be missing.'],
    [{ a: 'accepted_if:b,1' }, { b: 1 }, 'The a field must be accepted when b is 1.'],
    [{ a: 'lowercase' }, { a: 'A' }, 'The a field must be lowercase.'],
    [{ a: 'array|gt:b' }, { a: [1], b: [1, 2] }, 'The a field must have more than 2 items.'],
    [{ a: 'list' }, { a: { x: 1 } }, 'The a field must be a list.'],
    [{ a: 'ip' }, { a: '1.2.3.256' }, 'The a field must be a valid IP address.'],
    [{ a: 'url:https' }, { a: 'http://a.test' }, 'The a field must be a valid URL.'],
    [{ a: ['required', 'regex:/^(a|b)$/i'] }, { a: 'c' }, 'The a field format is invalid.'],
    [{ a: 'array|size:2' }, { a: [1] }, 'The a field must contain 2 items.'],
    [{ a: 'min_digits:3' }, { a: '12' }, 'The a field must have at least 3 digits.'],
  ])('%j of %j: %s', (lines, input, text) => {
    expect(errorsOf(lines as Record<string, string | string[]>, input)).toEqual({ a: [text] });
  });
});

describe('checkWithDatabase', () => {
  const asked: unknown[][] = [];
  const presence: PresenceVerifier = {
    count: (table, column, value, options?: PresenceOptions) => {
      asked.push([table, column, value, options]);
      return Promise.resolve(value === 'taken' || value === 1 ? 1 : 0);
    },
  };
  beforeEach(() => asked.splice(0));

  it('asks with conditions, the ignored record and a guessed column', async () => {
    const set = rules({
      slug: 'unique:pages',
      code: 'exists:codes,code,deleted_at,NULL',
      own: 'unique:pages,slug,7,page_id',
    });

    await checkWithDatabase(set, { slug: 'free', code: 1, own: 'free' }, { presence, ignoreId: 3 });

    expect(asked).toEqual([
      ['pages', 'slug', 'free', { ignoreId: 3 }],
      ['codes', 'code', 1, { where: { deleted_at: 'NULL' } }],
      ['pages', 'slug', 'free', { ignoreId: '7', idColumn: 'page_id' }],
    ]);
  });

  it('does not ask once the field has failed, nor about anything but plain values', async () => {
    const set = rules({ id: 'integer|exists:rows,id', name: 'unique:rows,name' });

    const result = await checkWithDatabase(set, { id: 'x', name: { $ne: 1 } }, { presence });

    expect(asked).toEqual([]);
    expect(result).toEqual({
      ok: false,
      errors: { id: ['The id field must be an integer.'], name: ['The name has already been taken.'] },
    });
  });

  it('is skipped by check, which lists the fields', () => {
    const set = rules({ name: 'required|unique:rows,name', b: 'string' });

    expect(set.databaseFields).toEqual(['name']);
    expect(check(set, { name: 'taken' }).ok).toBe(true);
  });
});
