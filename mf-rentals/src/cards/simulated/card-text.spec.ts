import { expiryOf, expiryText, numberText } from './card-text';

it.each([
  ['4242424242424242', '4242424242424242'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
  [' 4242\u00a04242\t4242  4242', '4242 4242 4242 4242'],
])('reads the pasted number %j as %j', (typed, expected) => {
  expect(numberText(typed)).toBe(expected);
});

it.each([
  ['', '1', '1'],
  ['1', '12', '12/'],
  ['', '9', '09/'],
  ['12/', '12', '12'],
  ['09/', '09//', '09/'],
  ['', '12/30', '12/30'],
])('makes %j, then typed as %j, %j', (before, typed, expected) => {
  expect(expiryText(before, typed)).toBe(expected);
});

it.each([
  ['12/30', { exp_month: 12, exp_year: 2030 }],
  [' 9 / 2031 ', { exp_month: 9, exp_year: 2031 }],
  ['09-31', { exp_month: 9, exp_year: 2031 }],
  ['0931', { exp_month: 9, exp_year: 2031 }],
  ['092031', { exp_month: 9, exp_year: 2031 }],
  ['13/30', null],
  ['12/3', null],
  ['12/300', null],
  ['soon', null],
  ['', null],
])('reads the expiry %j', (text, expected) => {
  expect(expiryOf(text)).toEqual(expected);
});
