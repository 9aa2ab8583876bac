import { isCardNumber, isExpired } from './payment-method';
import { canRetry, isPaid, isUnderWay, wasCollected } from './payment';
import { PAYMENT_STATUSES } from './payment-words';

describe('isCardNumber', () => {
  it.each([
    ['4242424242424242', true],
    ['4242 4242 4242 4242', true],
    ['378282246310005', true],
    ['4242424242424241', false],
    ['0000', false],
    ['4242-4242-4242-4242', false],
    ['', false],
    ['00000000000', false],
    ['000000000000', true],
    ['0000000000000000000', true],
    ['00000000000000000000', false],
    ['x4242424242424242', false],
    ['4242424242424242x', false],
  ])('says of %s: %s', (number, good) => {
    expect(isCardNumber(number)).toBe(good);
  });

  it('finds every single wrong digit', () => {
    const digits = '4000002760003184';
    for (let place = 0; place < digits.length; place += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const changed = `${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`;
        expect(isCardNumber(changed)).toBe(changed === digits);
      }
    }
  });
});

it.each([
  [11, 2026, '2026-11-30', false],
  [10, 2026, '2026-11-01', true],
  [1, 2027, '2026-12-31', false],
  [12, 2025, '2026-01-01', true],
])('a card of %i/%i is expired on %s: %s', (exp_month, exp_year, today, expired) => {
  expect(isExpired({ exp_month, exp_year }, today)).toBe(expired);
});

it.each([
  ['may be tried again', canRetry, ['requires_action', 'failed']],
  ['is under way', isUnderWay, ['pending', 'requires_action', 'processing']],
  ['is paid', isPaid, ['succeeded', 'partially_refunded']],
  ['was collected', wasCollected, ['succeeded', 'refunded', 'partially_refunded']],
])('tells which payment %s', (_what, rule, expected) => {
  expect(PAYMENT_STATUSES.filter((status) => rule({ status }))).toEqual(expected);
});
