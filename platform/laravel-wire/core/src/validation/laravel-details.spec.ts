import { check } from './check';
import { type RuleLines, type RuleSetOptions, rules } from './rule-set';

const now = new Date('2026-11-20T03:15:00Z');
const errorsOf = (lines: RuleLines, data: unknown, options: RuleSetOptions = {}): object => {
  const result = check(rules(lines, options), data, { now, cast: false });
  return result.ok ? {} : result.errors;
};
const validatedOf = (lines: RuleLines, data: unknown): unknown => {
  const result = check(rules(lines), data, { now, cast: false });
  return result.ok ? result.input : result.errors;
};
const passes = (line: string | string[], value: unknown): boolean =>
  Object.keys(errorsOf({ f: line }, { f: value })).length === 0;

/** Each as a running Laravel answered, or as its newest sources say. */
describe('details of Laravel’s validator', () => {
  test.each([
    ['gt:5', 'x', 'The f field must be greater than 5 characters.'],
    ['gt:5', '3', 'The f field must be greater than 5.'],
    ['gt:other_field', 'x', 'The f field must be greater than other field characters.'],
    ['array|lt:2', [1, 2], 'The f field must have less than 2 items.'],
  ])('%s with %p speaks of what the value is', (line, value, text) => {
    expect(errorsOf({ f: line }, { f: value })).toEqual({ f: [text] });
  });

  test.each([
    ['numeric|gt: 9 ', 7, 'The f field must be greater than 9.'],
    ['numeric|lt:other', 7, 'The f field must be less than 5.'],
    ['gte:long', 'x', 'The f field must be greater than or equal to 10 characters.'],
  ])('%s shows a number without its blanks, and counts those of a text', (line, value, text) => {
    expect(errorsOf({ f: line }, { f: value, other: ' 5 ', long: ' eight... ' })).toEqual({ f: [text] });
  });

  it('measures a later rule of the field by the field’s own rules again', () => {
    expect(errorsOf({ f: 'string|gt:other|max:5' }, { f: '123456', other: 2 })).toEqual({
      f: ['The f field must not be greater than 5 characters.'],
    });
  });

  it('says the same of a field only once', () => {
    expect(errorsOf({ f: 'ip|integer|ip' }, { f: 'x' })).toEqual({
      f: ['The f field must be a valid IP address.', 'The f field must be an integer.'],
    });
  });

  it('fills :values, :input and :other as Laravel does', () => {
    const messages = { in: 'One of :values, not :input.', 'b.boolean': ':input', 'c.different': ':other!' };
    const data = { a: 'x', b: null, c: 1, d: 1 };

    expect(errorsOf({ a: 'in:1,2', b: 'boolean', c: 'different:d,e_f' }, data, { messages })).toEqual({
      a: ['One of 1, 2, not x.'],
      b: ['empty'],
      c: ['d!'],
    });
  });

  it('reports single values of a list before filled lists', () => {
    expect(Object.keys(errorsOf({ 'l.*': 'integer' }, { l: [['a'], 'x', []] }))).toEqual([
      'l.1',
      'l.2',
      'l.0',
    ]);
  });

  test.each([
    ['distinct', [1, '1', '01', 2], [0, 1, 2]],
    ['distinct', [0, '', null, false, 'x'], [0, 2, 3]],
    ['distinct', [true, 'x', 0], [0, 1]],
    ['distinct', [[1], [1], [], []], [2, 3]],
    ['distinct:strict', [1, '1', true], []],
    ['distinct:ignore_case', ['A', 'a', 1, '1'], [0, 1, 2, 3]],
  ])('%s of %p has twins at %p', (line, list, places) => {
    expect(Object.keys(errorsOf({ 'l.*': line }, { l: list }))).toEqual(places.map((at) => `l.${at}`));
  });

  it('leaves the rest of a list whose ruled members are excluded', () => {
    const lines = { list: 'array', 'list.*.a': 'exclude_if:kind,x' };

    expect(validatedOf(lines, { kind: 'x', list: [{ a: 1, b: 2 }, { a: 3 }] })).toEqual({
      list: [{ b: 2 }, {}],
    });
  });

  test.each([
    [{ f: 'exclude_if:other,null' }, { f: 1 }, { f: 1 }],
    [{ f: 'exclude_without:other' }, { f: 1, other: '' }, {}],
    [{ f: 'exclude_without:other' }, { f: 1, other: 0 }, { f: 1 }],
  ])('%p of %p keeps %p', (lines, data, kept) => {
    expect(validatedOf(lines, data)).toEqual(kept);
  });

  it('leaves a hole where nothing of a list entry was ruled', () => {
    const input = validatedOf({ 'd.*.a': 'integer' }, { d: [{ a: 1 }, {}, { a: 3 }] }) as { d: unknown[] };

    expect(Object.keys(input.d)).toEqual(['0', '2']);
    expect(check(rules({ 'd.*.a': 'integer' }), { d: [{}, { a: 3 }] })).toEqual({
      ok: true,
      input: { d: [{}, { a: 3 }] },
    });
  });

  it('makes lists of objects that are ruled as lists, unless values stay as they came', () => {
    const set = rules({ d: 'array', 'd.*.a': 'integer', 'd.*.l.*': 'integer', o: 'array', 'o.x': 'integer' });
    const data = { d: { x: { a: '1', l: { y: '2', z: 3 } }, 0: {} }, o: { x: 1 } };

    expect(check(set, data)).toEqual({ ok: true, input: { d: [{ a: 1, l: [2, 3] }], o: { x: 1 } } });
    expect(check(set, data, { cast: false })).toEqual({
      ok: true,
      input: { d: { x: { a: '1', l: { y: '2', z: 3 } } }, o: { x: 1 } },
    });
  });

  it('does not take a key with a dot in it for a nested one', () => {
    expect(errorsOf({ 'a.b': 'required' }, { 'a.b': 1 })).toEqual({ 'a.b': ['The a.b field is required.'] });
    expect(validatedOf({ 'a.b': 'integer' }, { 'a.b': 'x', a: { b: 1 } })).toEqual({ a: { b: 1 } });
  });

  it('knows rules by their other spellings', () => {
    expect(errorsOf({ a: 'dateFormat:Y', b: 'Digits-Between:1,2' }, { a: 'x', b: 'y' })).toEqual({
      a: ['The a field must match the format Y.'],
      b: ['The b field must be between 1 and 2 digits.'],
    });
  });

  it('refuses what is no file where one is wanted', () => {
    const data = { a: 'x', b: [1], c: new File(['x'], 'c.PNG', { type: 'image/png' }), d: 'd.png' };
    const lines = {
      a: 'file',
      b: 'image',
      c: 'file|image|mimes:png,pdf|mimetypes:image/*|extensions:png',
      d: 'mimes:png,pdf',
    };

    expect(errorsOf(lines, data)).toEqual({
      a: ['The a field must be a file.'],
      b: ['The b field must be an image.'],
      d: ['The d field must be a file of type: png, pdf.'],
    });
    expect(passes('image', new File(['x'], 'x.svg', { type: 'image/svg+xml' }))).toBe(false);
  });

  test.each<[string | string[], unknown, boolean]>([
    ['integer', 1e20, false],
    ['integer', 9007199254740991, true],
    ['max:4', 0.1 + 0.2, true],
    ['alpha_dash', 1e20, false],
    ['size:7', 1e20, true],
    ['starts_with:1', true, false],
    ['doesnt_start_with:a', true, false],
    ['lowercase', 5, false],
    ['email', 'a@b_c.co', false],
    ['email', '😀@b.co', false],
    ['url', 'http://localhost:3000', true],
    ['url', 'http://ab.cd:80a', false],
    ['url', 'http://u:p@ab.cd', true],
    ['timezone', 'US/Eastern', false],
    ['timezone', 'America/Denver', true],
    [['regex:/^[[:alpha:]_]+$/'], 'a_b', true],
    [['regex:/^[[:alpha:]]+$/'], 'a1', false],
    [['regex:/^\\w+$/u'], 'äö1', true],
    [['regex:/^\\w+$/'], 'äö1', false],
    [['regex:/^[\\w-]+$/u'], 'ä-ö', true],
    [['regex:/^\\W$/u'], 'ä', false],
  ])('%p of %p: %p', (line, value, expected) => {
    expect(passes(line, value)).toBe(expected);
  });

  test.each<[string, unknown, boolean]>([
    ['date', 'January 2031', true],
    ['date', '2031-1', true],
    ['date', '2031-Jan-31', true],
    ['date', '@86400', true],
    ['date', '2031-W05-3', true],
    ['date', '2031-01-31 1:2', true],
    ['date', '2031-01-31 10:00 EST', true],
    ['date', 'EST', false],
    ['before:2031-01-01', 'x', true],
    ['after:2026-01-01', 1893456000, true],
    ['after:2031-01-31 10:00:00', '2031-01-31T10:00:00.123Z', false],
    ['date_equals:2031-01-31', '2031-W05-5', true],
    ['date_equals:2031-01-31 08:00', '2031-01-31 10:00 GMT+0200', true],
    ['date_equals:2031-01-31 15:00', '2031-01-31 10:00 EST', true],
    ['date_format:jS F Y', '31st January 2031', true],
    ['date_format:jS F Y', '31th January 2031', false],
  ])('%s of %p: %p', (line, value, expected) => {
    expect(passes(line, value)).toBe(expected);
  });
});
