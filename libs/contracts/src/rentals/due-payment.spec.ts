import type { PaymentRecord } from '../payments/records';
import { canConfirm, duePayment } from './due-payment';

const payment = (id: number, kind: 'deposit' | 'rental', status: string, secret?: string) =>
  ({ id, kind, status, ...(secret ? { client_secret: secret } : {}) }) as PaymentRecord;

it.each([
  [[], null],
  [[payment(2, 'rental', 'failed'), payment(1, 'deposit', 'requires_action')], 1],
  [[payment(3, 'deposit', 'succeeded'), payment(1, 'deposit', 'failed')], null],
  [[payment(1, 'rental', 'succeeded'), payment(4, 'rental', 'failed')], 4],
])('of %j the payment that is due', (payments, id) => {
  expect(duePayment(payments)?.id ?? null).toBe(id);
});

it.each([
  [payment(1, 'deposit', 'requires_action', 'secret'), true],
  [payment(1, 'deposit', 'requires_action'), false],
  [payment(1, 'deposit', 'failed', 'secret'), false],
])('whether %j can be confirmed by who reads it', (one, can) => {
  expect(canConfirm(one)).toBe(can);
});
