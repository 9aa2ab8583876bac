import { TransactionHooks } from './transaction-hooks';

it('takes those who joined in the order that is stated', () => {
  const others = new TransactionHooks<() => string>(['rentals', 'ledger', 'payouts']);

  others.register('payouts', () => 'third');
  others.register('rentals', () => 'first');

  expect(others.ordered.map((act) => act())).toEqual(['first', 'third']);
});

it('refuses who has no turn, and who has joined already', () => {
  const others = new TransactionHooks<() => string>(['rentals']);
  others.register('rentals', () => 'once');

  expect(() => others.register('ledger', () => 'uninvited')).toThrow('"ledger" has no turn among rentals');
  expect(() => others.register('rentals', () => 'twice')).toThrow('"rentals" has joined already');
  expect(others.ordered).toHaveLength(1);
});
