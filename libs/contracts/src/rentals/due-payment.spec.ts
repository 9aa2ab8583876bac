import type { PaymentRecord } from '../payments/records';
import { canConfirm, duePayment, duePayments, otherCardCharges, type PaymentFacts } from './due-payment';
import type { UnpaidRecord } from './part-records';

const payment = (id: number, kind: 'deposit' | 'rental' | 'bill', status: string, secret?: string) =>
  ({ id, kind, status, ...(secret ? { client_secret: secret } : {}) }) as PaymentRecord;

it.each([
  [[], null],
  [[payment(2, 'rental', 'failed'), payment(1, 'deposit', 'requires_action')], 1],
  [[payment(3, 'deposit', 'succeeded'), payment(1, 'deposit', 'failed')], null],
  [[payment(1, 'rental', 'succeeded'), payment(4, 'rental', 'failed')], 4],
])('of %j the payment that is due', (payments, id) => {
  expect(duePayment({ status: 'approved', payments, unpaid: null })?.id ?? null).toBe(id);
});

const REFUSED = [
  payment(1, 'deposit', 'failed'),
  payment(2, 'rental', 'failed'),
  payment(3, 'bill', 'requires_action'),
];

it.each<[string, PaymentFacts['status'], 'rental' | 'bill', number[]]>([
  ['runs', 'active', 'rental', [1, 2]],
  ['is back, its rent owed', 'returned', 'rental', [2, 3]],
  ['is closed, its rent owed', 'closed', 'rental', [2, 3]],
  ['is closed, its rent not owed', 'closed', 'bill', [3]],
])('the payments that are due of a rental that %s', (_, status, kind, ids) => {
  const unpaid = { kind } as UnpaidRecord;
  expect(duePayments({ status, payments: REFUSED, unpaid }).map(({ id }) => id)).toEqual(ids);
});

it('names what another card is charged with, in the sums of now, and no deposit', () => {
  const rental = { payments: REFUSED, unpaid: { kind: 'rental' } as UnpaidRecord };
  const prices = { subtotal: 1500, deposit_amount: 300 };
  const charged = (status: PaymentFacts['status']) =>
    otherCardCharges({ ...rental, ...prices, status }).map(({ id, amount }) => [id, amount]);

  expect([charged('active'), charged('returned')]).toEqual([
    [[2, 1500]],
    [
      [2, 1500],
      [3, undefined],
    ],
  ]);
});

it.each([
  [payment(1, 'deposit', 'requires_action', 'secret'), true],
  [payment(1, 'deposit', 'requires_action'), false],
  [payment(1, 'deposit', 'failed', 'secret'), false],
])('whether %j can be confirmed by who reads it', (one, can) => {
  expect(canConfirm(one)).toBe(can);
});
