import { amountDue } from './amount-due';

const request = { subtotal: 1500, deposit_amount: 300 };

it.each([
  ['rental', null, 1500],
  ['rental', 7, 1000],
  ['deposit', null, 300],
  ['bill', null, 1000],
  ['damage', null, 1000],
] as const)('of a refused %s, for the change %s, %i is due', (kind, rental_change_id, due) => {
  expect(amountDue(request, { kind, rental_change_id, amount: 1000 })).toBe(due);
});
