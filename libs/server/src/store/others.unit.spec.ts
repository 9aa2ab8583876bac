import { Others } from './others';

it('takes those who joined in the order that is stated', () => {
  const others = new Others<() => string>(['rentals', 'ledger', 'payouts']);

  others.join('payouts', () => 'third');
  others.join('rentals', () => 'first');

  expect(others.inTurn.map((act) => act())).toEqual(['first', 'third']);
});

it('refuses who has no turn, and who has joined already', () => {
  const others = new Others<() => string>(['rentals']);
  others.join('rentals', () => 'once');

  expect(() => others.join('ledger', () => 'uninvited')).toThrow('"ledger" has no turn among rentals');
  expect(() => others.join('rentals', () => 'twice')).toThrow('"rentals" has joined already');
  expect(others.inTurn).toHaveLength(1);
});
