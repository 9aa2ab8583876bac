import { rentShares } from './rent-shares';

it.each([
  [10_000, 10, { fee: 1000, owner: 9000 }],
  [10_005, 10, { fee: 1001, owner: 9004 }],
  [10_000, 0, { fee: 0, owner: 10_000 }],
  [10_000, 100, { fee: 10_000, owner: 0 }],
])('shares %i at %i percent', (amount, percent, shares) => {
  expect(rentShares(amount, percent)).toEqual(shares);
});
