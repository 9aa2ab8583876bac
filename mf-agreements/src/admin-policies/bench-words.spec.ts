import { hoursWords, reasonWords } from './bench-words';

it.each([
  [71.53, '71.5 hours before the start.'],
  [1, '1 hour before the start.'],
  [-2, '2 hours after the start.'],
])('says %d hours as %s', (hours, words) => {
  expect(hoursWords(hours)).toBe(words);
});

it('says why this much comes back', () => {
  const tier = { hours_before_start: 48, rental_percent: 50, delivery_percent: 100, deposit_percent: 0 };

  expect(reasonWords('renter', tier)).toBe(
    '50% of the rent, 100% of the delivery and 0% of the deposit are refunded.',
  );
  expect(reasonWords('renter', null)).toContain('nothing is refunded');
  expect(reasonWords('owner', null)).toContain('everything is refunded');
});
