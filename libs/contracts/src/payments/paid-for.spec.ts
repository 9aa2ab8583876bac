import { paymentLabel, paymentNoun } from './paid-for';

it.each([
  [{ kind: 'deposit' }, 'Deposit', 'deposit'],
  [{ kind: 'rental', rental_change_id: null }, 'Rental and delivery', 'rental amount'],
  [{ kind: 'rental', rental_change_id: 3 }, 'Change of the rental', 'rental change'],
  [{ kind: 'damage', rental_change_id: null }, 'Damage', 'damage'],
  [{ kind: 'bill', rental_change_id: null }, 'Bill after the return', 'bill'],
] as const)('names what %j is for', (payment, label, noun) => {
  expect([paymentLabel(payment), paymentNoun(payment)]).toEqual([label, noun]);
  expect(paymentLabel(payment, { delivery_enabled: false })).toBe(label.replace(' and delivery', ''));
});
