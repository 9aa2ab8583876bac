import { noticesEndedBy } from './notices-ended-by';

const ended = (action: string, money = {}) =>
  noticesEndedBy(action, money).map((type) => type.replace('rental_request.', ''));

it('ends as much when an unpaid rental is ended as when one is cancelled', () => {
  expect(ended('end_unpaid')).toEqual(expect.arrayContaining(['payment_failed', 'card_asked', 'late']));
  expect(ended('end_unpaid')).toEqual(ended('cancel'));
});

it.each([
  ['deposit', ['deposit_unpaid']],
  ['rental', ['rent_unpaid', 'rent_deadline']],
  ['bill', ['bill_unpaid', 'bill_deadline']],
  ['damage', []],
])('ends with the payment of a %s what was told of that being unpaid', (kind, told) => {
  const UNPAID = ['payment_failed', 'payment_requires_action', 'card_asked'];

  expect(ended('payment', { kind, status: 'succeeded' })).toEqual([...UNPAID, ...told]);
  expect(ended('payment', { kind, status: 'failed' })).toEqual([]);
});

it.each(['cancel', 'close'])('ends with the %s that deposit and rent are unpaid', (action) => {
  expect(ended(action)).toEqual(expect.arrayContaining(['deposit_unpaid', 'rent_unpaid', 'rent_deadline']));
});

it('leaves with the close what was told of rent that is owed still', () => {
  const told = ended('close', { rent_owed: true });
  for (const event of ['payment_failed', 'rent_unpaid', 'rent_deadline']) expect(told).not.toContain(event);
});
