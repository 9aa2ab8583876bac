import { parseDate } from '@internationalized/date';
import { halfDays, isNoDay, readPasted, refusedDay, refusedRange, whyBeyond } from './typed-days';

const bounds = { min: '2026-11-20', max: '2027-11-19' };

describe('refusedDay', () => {
  it.each([
    ['0002-12-05', 'Write the year in four digits.'],
    ['2026-11-19', 'Choose a day from Nov 20, 2026 on.'],
    ['2027-11-20', 'Choose a day until Nov 19, 2027.'],
    ['2026-11-20', null],
    ['2027-11-19', null],
  ])('of %s is %j', (day, words) => {
    expect(refusedDay(parseDate(day), bounds)).toBe(words);
  });
});

it('refuses a last day before the first', () => {
  const range = { start: parseDate('2026-12-05'), end: parseDate('2026-12-04') };

  expect(refusedRange(range, bounds)).toBe('The last day is before the first.');
  expect(refusedRange({ start: range.end, end: range.end }, bounds)).toBeNull();
});

describe('readPasted', () => {
  it.each([
    ['2026-12-05', ['2026-12-05']],
    ['12/5/2026', ['2026-12-05']],
    ['from 12/05/2026 to 12/07/2026', ['2026-12-05', '2026-12-07']],
    ['2026-02-30', []],
    ['next week', []],
  ])('of %j is %j', (text, days) => {
    expect(readPasted(text).map(String)).toEqual(days);
  });
});

it.each([
  ['2026-11-18', 'past'],
  ['2026-11-19', 'Choose a day from Nov 20, 2026 on.'],
  ['2026-11-20', null],
])('whyBeyond says of %s on the 19th: %s', (day, words) => {
  const bounds = { min: '2026-11-20', max: '2027-11-19' };

  expect(whyBeyond(parseDate(day), bounds, parseDate('2026-11-19'))).toBe(words);
});

describe('halfDays', () => {
  const messageFor = (parts: string) => halfDays([...parts].map((part) => part === 'x'));

  it.each(['', '---', 'xxx', '------', 'xxxxxx'])('has nothing to say of %j', (parts) => {
    expect(messageFor(parts)).toBeNull();
  });

  it.each([
    ['x--', 'Write the whole date: month, day and year.'],
    ['xx----', 'Write the whole date: month, day and year.'],
    ['xxxx--', 'Write the whole date: month, day and year.'],
    ['xxx---', 'Choose the last day, too.'],
    ['---xxx', 'Choose the first day, too.'],
  ])('says of %s: %s', (parts, words) => {
    expect(messageFor(parts)).toBe(words);
  });
});

it.each([
  ['02/30/2027', true],
  ['02/28/2027', false],
  ['12/05/26', false],
  ['mm/05/2026', false],
  ['', false],
])('isNoDay of %j is %j', (typed, isNone) => {
  expect(isNoDay(typed)).toBe(isNone);
});
