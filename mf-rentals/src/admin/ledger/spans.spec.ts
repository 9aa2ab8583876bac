import { addDays } from '@yard/dates';
import { barsOf, isQuiet, spanDaysOf, spanUntil, totals } from './spans';

const nothing = { deposits: 0, rents: 0, refunds: 0, fees: 0, payouts: 0 };
const days = (count: number, rents = 0.1) =>
  Array.from({ length: count }, (_, index) => ({ ...nothing, date: addDays('2026-01-01', index), rents }));

it('counts today as one of the days', () => {
  expect(spanUntil('2026-11-20', '30')).toEqual({ from: '2026-10-22', to: '2026-11-20' });
});

it.each([
  ['90', '90'],
  ['', '30'],
  ['7', '30'],
])('reads the span %j of the address as %s', (text, span) => {
  expect(spanDaysOf(text)).toBe(span);
});

it('adds up in whole cents', () => expect(totals(days(3), 'usd')).toEqual({ ...nothing, rents: 0.3 }));

it('has a bar for each day of a month', () => {
  const bars = barsOf(days(30), 'usd');

  expect(bars).toHaveLength(30);
  expect(bars[0]).toMatchObject({ date: '2026-01-01', label: 'Thu, Jan 1, 2026', rents: 0.1 });
});

it('has a bar for each week of a year, the last one short', () => {
  const bars = barsOf(days(365), 'usd');

  expect(bars).toHaveLength(53);
  expect(bars[0]).toMatchObject({ label: 'Jan 1–7, 2026', rents: 0.7 });
  expect(bars.at(-1)).toMatchObject({ label: 'Thu, Dec 31, 2026', rents: 0.1 });
});

it('knows a day on which nothing moved', () => {
  expect([isQuiet(nothing), isQuiet({ ...nothing, fees: 1 })]).toEqual([true, false]);
});
