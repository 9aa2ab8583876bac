import { boundWords, depositFor } from './sample-deposits';

const share = {
  kind: 'percent' as const,
  amount: 999,
  percent: 12.5,
  minimum_amount: 100,
  maximum_amount: 5000,
};

it.each([
  [100, 100, 'the minimum'],
  [1000.04, 125.01, null],
  [100_000, 5000, 'the maximum'],
])('asks for a rent of %d a deposit of %d', (rent, deposit, bound) => {
  expect(depositFor(share, rent, 'usd')).toBe(deposit);
  expect(boundWords(share, deposit)).toBe(bound);
});

it('lets the limits of a share go when the deposit is fixed', () => {
  const fixed = { ...share, kind: 'fixed' as const, amount: 20 };

  expect(depositFor(fixed, 1000, 'usd')).toBe(20);
  expect(boundWords(fixed, 20)).toBeNull();
});

it('reckons with what is filled in so far', () => {
  const empty = {
    kind: 'percent' as const,
    amount: null,
    percent: null,
    minimum_amount: null,
    maximum_amount: null,
  };

  expect(depositFor(empty, 1000, 'usd')).toBe(0);
});
