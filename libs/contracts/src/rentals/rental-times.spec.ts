import { dueBackAt, extraRent, lateThrough } from './rental-times';

const CHICAGO = 'America/Chicago';
const RATES = { daily_rate: 40_000, weekly_rate: 140_000, monthly_rate: null };

it.each([
  [null, '2026-12-19T06:00:00Z'],
  ['16:00', '2026-12-18T22:00:00Z'],
  ['16:00:00', '2026-12-18T22:00:00Z'],
])('a machine is due back at %s of its last day: %s', (end_time, at) => {
  expect(dueBackAt({ end_date: '2026-12-18', end_time }, CHICAGO)).toEqual(new Date(at));
});

it.each([
  ['2026-12-18T23:00:00Z', '2026-12-19'],
  ['2026-12-20T05:59:00Z', '2026-12-19'],
  ['2026-12-20T06:00:00Z', '2026-12-20'],
])('is kept at %s through %s', (now, day) => {
  expect(lateThrough('2026-12-18', CHICAGO, new Date(now))).toBe(day);
});

it('costs what all days together would, less the rent, and never less than nothing', () => {
  const rent = (rental_amount: number) => ({ start_date: '2026-12-14', rental_amount });

  expect(extraRent(rent(80_000), RATES, '2026-12-16')).toBe(40_000);
  expect(extraRent(rent(120_000), RATES, '2026-12-17')).toBe(20_000);
  expect(extraRent(rent(140_000), RATES, '2026-12-20')).toBe(0);
  expect(extraRent(rent(150_000), RATES, '2026-12-20')).toBe(0);
  expect(
    extraRent(rent(140_000), { ...RATES, daily_rate: null, weekly_rate: null }, '2026-12-20'),
  ).toBeNull();
});
