import { RENTAL_MAX_DAYS, tooFarAhead, tooLong, tooShort } from './rental-length';

const days = (end_date: string) => ({ start_date: '2026-12-01', end_date });

it.each([
  ['2026-12-01', 1, null],
  ['2026-12-02', 3, 'This machine is rented for at least 3 days.'],
  ['2026-12-03', 3, null],
])('says of days until %s where at least %i are asked for: %j', (end, minimum_days, words) => {
  expect(tooShort(days(end), { minimum_days })).toBe(words);
});

it.each([
  ['2027-12-01', null],
  ['2027-12-02', `A rental lasts at most ${RENTAL_MAX_DAYS} days.`],
])('says of days until %s: %j', (end, words) => {
  expect(tooLong(days(end))).toBe(words);
});

it.each([
  ['2036-11-20', null],
  ['2036-11-21', 'A rental can start at most ten years from today.'],
  ['9999-12-31', 'A rental can start at most ten years from today.'],
])('says of a first day on %s: %j', (start, words) => {
  expect(tooFarAhead(start, '2026-11-20')).toBe(words);
});
