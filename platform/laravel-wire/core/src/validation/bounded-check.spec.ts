import { check, manyRules, rules } from '../index';

describe('bounded checks', () => {
  const set = rules({ data: 'required|array|max:2', 'data.*.a': 'required', 'data.*.b.*': 'integer' });
  const tooMany = { data: [{}, {}, {}] };

  it('look into a list that is longer than its rules allow only where there is no bound, as Laravel', () => {
    expect(check(set, tooMany)).toMatchObject({
      errors: { 'data.2.a': ['The data.2.a field is required.'] },
    });
    expect(check(set, tooMany, { bounded: true })).toEqual({
      ok: false,
      errors: { data: ['The data field must not have more than 2 items.'] },
    });
  });

  it.each([
    ['max:1', 'The data field must not have more than 1 items.'],
    ['size:1', 'The data field must contain 1 items.'],
    ['between:1,1', 'The data field must have between 1 and 1 items.'],
  ])('leave the entries of a list out that %s refuses', (limit, words) => {
    const list = rules({ data: `array|${limit}`, 'data.*': 'integer' });
    expect(check(list, { data: ['x', 'y'] }, { bounded: true })).toEqual({
      ok: false,
      errors: { data: [words] },
    });
  });

  it('know lists within lists', () => {
    const inner = rules({ 'data.*.b': 'array|size:1', 'data.*.b.*': 'integer' });

    expect(check(inner, { data: [{ b: ['x'] }, { b: ['x', 'y'] }] }, { bounded: true })).toMatchObject({
      errors: {
        'data.0.b.0': ['The data.0.b.0 field must be an integer.'],
        'data.1.b': ['The data.1.b field must contain 1 items.'],
      },
    });
  });

  it('end after 500 fields with errors', () => {
    const many = rules({ data: 'array', 'data.*': 'integer' });
    const input = { data: Array.from({ length: 900 }, () => 'x') };
    const errorsFound = (bounded: boolean) => {
      const result = check(many, input, { bounded });
      return result.ok ? 0 : Object.keys(result.errors).length;
    };

    expect([errorsFound(false), errorsFound(true)]).toEqual([900, 500]);
  });

  it('find what is twice in a list of one new record, not in those of two', () => {
    const records = manyRules(rules({ 'tags.*': 'distinct:ignore_case' }));
    const result = check(records, { data: [{ tags: ['a', 'b'] }, { tags: ['a'] }, { tags: ['b', 'B'] }] });

    expect(result).toMatchObject({ ok: false });
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual(['data.2.tags.0', 'data.2.tags.1']);
  });

  it('are what a list of new records always gets', () => {
    const records = manyRules(rules({ a: 'required' }));
    const result = check(records, { data: Array.from({ length: 101 }, () => ({})) });

    expect(result).toEqual({
      ok: false,
      errors: { data: ['The data field must not have more than 100 items.'] },
    });
  });
});
