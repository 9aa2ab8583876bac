import { api } from '../../../test/api';
import type { RawPayment } from './money-rows';

/** The compiled function: what the ledger reads of a payment's row. */
const paymentOf = (row: Partial<RawPayment>) =>
  api.exported<typeof import('./money-rows').paymentOf>(
    'src/ledger/posting/money-rows',
    'paymentOf',
  )({ ...PAYMENT, ...row });

const [PAID, CHANGED] = ['2026-11-20 10:00:00.000', '2026-11-21 10:00:00.000'];
const [OPENED, CLOSED] = ['2026-11-22 10:00:00.000', '2026-11-23 10:00:00.000'];
const at = (text: string) => new Date(`${text.replace(' ', 'T')}Z`);

const PAYMENT: RawPayment = {
  id: 1,
  rental_request_id: 7,
  kind: 'rental',
  amount: 300,
  refunded_amount: 0,
  succeeded_at: PAID,
  updated_at: CHANGED,
  stripe_dispute_id: 'dp_1',
  dispute_status: 'needs_response',
  dispute_amount: 300,
  dispute_opened_at: OPENED,
  dispute_closed_at: null,
};

it('dates a payment by when it was paid, else by its last change', () => {
  expect(paymentOf({}).at).toEqual(at(PAID));
  expect(paymentOf({ succeeded_at: null }).at).toEqual(at(CHANGED));
});

it.each<[string, Partial<RawPayment>, object | null]>([
  ['is open', {}, { at: at(OPENED), wonAt: null }],
  ['was lost', { dispute_status: 'lost', dispute_closed_at: CLOSED }, { at: at(OPENED), wonAt: null }],
  ['was won', { dispute_status: 'won', dispute_closed_at: CLOSED }, { at: at(OPENED), wonAt: at(CLOSED) }],
  ['was won, nobody knows when', { dispute_status: 'won' }, { at: at(OPENED), wonAt: at(OPENED) }],
  ['is a question alone', { dispute_status: 'warning_needs_response' }, null],
  ['has no name', { stripe_dispute_id: null }, null],
  ['has no beginning', { dispute_opened_at: null }, null],
  ['has no state', { dispute_status: null }, null],
])('of a dispute that %s knows what moved', (_, row, dispute) => {
  expect(paymentOf(row).dispute).toEqual(dispute && { id: 'dp_1', amount: 30_000, ...dispute });
});
