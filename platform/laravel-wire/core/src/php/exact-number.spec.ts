import { check, rules } from '../index';
import { compareNumbers, isExactNumber, isMultipleOf } from './exact-number';

test.each([
  ['9007199254740991', true],
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['-9007199254740993', false],
  ['9223372036854775807', false],
  ['10000000000000000.01', false],
  ['0.1', true],
  ['-0.10', true],
  ['+12.50', true],
  [' 00012.500 ', true],
  ['.5', true],
  ['5.', true],
  ['1.25e1', true],
  ['1e-7', true],
  ['1e21', true],
  ['1e400', false],
  ['1e-400', false],
  ['0.1000000000000000055511151231257827', false],
  ['0', true],
  ['-0.0', true],
  [9007199254740991, true],
  [9007199254740992, false],
  [0.1, true],
  [1e21, false],
])('%p is exact: %p', (value, isExact) => {
  expect(isExactNumber(value)).toBe(isExact);
});

test.each([
  ['9007199254740993', '9007199254740992', 1],
  ['0.1', '0.10000000000000000001', -1],
  ['-2', '-10', 1],
  ['-10', '2', -1],
  ['12.50', 12.5, 0],
  ['1e3', '999.999', 1],
  ['0.09', '0.1', -1],
  ['-0', '0', 0],
  ['1e400', '1e399', 1],
  [' 007 ', 7, 0],
])('%p beside %p: %p', (one, other, order) => {
  expect([Math.sign(compareNumbers(one, other)), Math.sign(compareNumbers(other, one))]).toEqual([
    order,
    0 - order,
  ]);
});

const megabyte = '1'.repeat(1_000_000);

// Quadratic time would be an hour.
test.each([`${megabyte}x`, `${' '.repeat(1_000_000)}x`])(
  'a long text that is no number counts as 0',
  (text) => {
    expect(compareNumbers(text, 0)).toBe(0);
  },
);

test.each([
  ['0.3', '0.1', true],
  [0.3, '0.1', true],
  ['0.30000000000000004', '0.1', false],
  ['9007199254740993', '2', false],
  ['100', '0.25', true],
  ['1', '0.125', true],
  ['1', '3', false],
  ['0', '5', true],
  ['0', '0', false],
  ['5', '0', false],
  ['-9', '3', true],
  ['1e300', '1024', true],
  ['1.5', '1', false],
])('%p is a multiple of %p: %p', (one, other, isMultiple) => {
  expect(isMultipleOf(one, other)).toBe(isMultiple);
});

it('divides a megabyte of digits', () => {
  expect(isMultipleOf(`${megabyte}0`, '11')).toBe(true);
  expect(isMultipleOf(`${megabyte}1`, '11')).toBe(false);
  expect(isMultipleOf(`${megabyte}.5`, '0.25')).toBe(true);
});

it('is how sizes are judged', () => {
  const set = rules({ a: 'numeric|max:9007199254740992', b: 'numeric|lt:c', c: 'numeric' });
  const input = { a: '9007199254740993', b: '0.10000000000000000001', c: '0.1' };

  expect(check(set, input, { cast: false })).toEqual({
    ok: false,
    errors: {
      a: ['The a field must not be greater than 9007199254740992.'],
      b: ['The b field must be less than 0.1.'],
    },
  });
});

test.each([
  ['numeric|max:0.3', 0.1 + 0.2, true],
  ['numeric|max:0.3', '0.30000000000000004', false],
  ['numeric|size:0.3', 0.1 + 0.2, true],
  ['numeric|between:0.3,0.3', 0.1 + 0.2, true],
  ['numeric|gt:0.3', 0.1 + 0.2, false],
  ['numeric|gt:other', 0.1 + 0.2, false],
  ['gt:other', 0.1 + 0.2, false],
  ['numeric|gte:other', 0.3 - 1e-16, true],
  ['numeric|multiple_of:0.1', 0.1 + 0.2, true],
  ['numeric|max:18446744073709551616', 2 ** 64, false],
])('a JSON number has fourteen digits, a text all of its own: %s of %p: %p', (line, value, isGood) => {
  expect(check(rules({ f: line }), { f: value, other: 0.3 }, { cast: false }).ok).toBe(isGood);
});

test.each([
  ['min:1', '1e1000', true],
  ['min:1', '1e1001', false],
  ['max:1', '1E-1000', true],
  ['max:1', '1E-1001', false],
  ['gt:1', '1e+1001', false],
  ['gt:other', '1e1001', true],
  ['multiple_of:2', '1e1001', true],
])('sizes have exponents up to a thousand: %s of %p: %p', (line, value, isGood) => {
  expect(check(rules({ f: `numeric|${line}` }), { f: value, other: 1 }, { cast: false }).ok).toBe(isGood);
});

describe('a cast', () => {
  const set = rules({ a: 'integer', b: 'numeric', c: 'decimal:0,2' });

  it.each([
    ['a', '9007199254740993', 'The a field must be an integer.'],
    ['a', '9223372036854775807', 'The a field must be an integer.'],
    ['a', 2 ** 60, 'The a field must be an integer.'],
    ['b', '1e400', 'The b field must be a number.'],
    ['c', '10000000000000000.01', 'The c field must have 0-2 decimal places.'],
  ])('refuses a number that would be another one: %s %p', (field, value, text) => {
    expect(check(set, { [field]: value })).toEqual({ ok: false, errors: { [field]: [text] } });
  });

  it('is not made of what stays as it was sent', () => {
    const input = { a: '9223372036854775807', b: '1e400', c: '10000000000000000.01' };

    expect(check(set, input, { cast: false })).toEqual({ ok: true, input });
  });

  it('makes numbers of what is one', () => {
    expect(check(set, { a: '9007199254740991', b: '12.50', c: '0.10' })).toEqual({
      ok: true,
      input: { a: 9007199254740991, b: 12.5, c: 0.1 },
    });
  });
});
