import { readAmount, readFigure } from './read-figure';

const value = (text: string, decimalComma = false) => readFigure(text, { decimalComma })?.value ?? null;

it.each([
  ['40', 40],
  [' 1,250.50 ', 1250.5],
  ['1 250.50', 1250.5],
  ['1\u00a0250', 1250],
  ['1,234,567', 1234567],
  ['.5', 0.5],
  ['12.', 12],
  ['-3', -3],
  ['-1,250', -1250],
  ['0.125', 0.125],
])('reads %j as %d', (text, expected) => {
  expect(value(text)).toBe(expected);
});

it.each([
  '',
  '-',
  'abc',
  '1e5',
  '12px',
  '1.2.3',
  '319,75',
  '1,25',
  '12,50,00',
  '1250,00',
  '1,2345',
  '0,250',
  "1'250.50",
])('guesses nothing of %j', (text) => {
  expect(value(text)).toBeNull();
});

it.each([
  ['219,50', 219.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['1.234.567', 1234567],
  ['-,5', -0.5],
  ['0,250', 0.25],
  ['400,00', 400],
  ['250.5', 250.5],
  ['1,234.50', 1234.5],
])('reads %j as %d where a comma may stand before decimals', (text, expected) => {
  expect(value(text, true)).toBe(expected);
});

it.each(['12,50,00', '1,234.567,8', '1.23,4,5'])('guesses nothing of %j there, either', (text) => {
  expect(value(text, true)).toBeNull();
});

it.each([
  ['1,234', true],
  ['1.234', true],
  ['-12.500', true],
  ['1,234.00', false],
  ['1,234,567', false],
  ['0.125', false],
  ['1234.567', false],
  ['12.50', false],
])('says whether %j may be two figures: %p', (text, doubt) => {
  expect(readFigure(text)?.doubt).toBe(doubt);
});

it.each([
  ['$910', 910],
  [' $ 1,250.50', 1250.5],
  ['€12', 12],
  ['12.50', 12.5],
  ['0', 0],
  ['-5', null],
  ['-$5', null],
  ['12,50', null],
  ['abc', null],
  ['$', null],
  ['12$', null],
])('reads the amount %j as %p', (text, expected) => {
  expect(readAmount(text)?.value ?? null).toBe(expected);
});

it.each(['-5', '-$5', '$-5'])('reads %j below 0 where an amount may be', (text) => {
  expect(readAmount(text, { signed: true })?.value).toBe(-5);
});
