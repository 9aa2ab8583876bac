import type { PayoutRecord } from '@yard/contracts';

/** As `GET /api/payouts/{id}` has it: one that came through, to Olive. */
export const payoutRecord = (fields: Partial<PayoutRecord> = {}): PayoutRecord => ({
  id: 4,
  created_at: '2026-10-23T20:33:51.302000Z',
  updated_at: '2026-10-23T20:33:51.302000Z',
  deleted_at: null,
  user_id: 2,
  user_name: 'Olive Owner',
  rental_request_id: 14,
  amount: 1582.2,
  currency: 'usd',
  status: 'paid',
  failure_message: null,
  stripe_transfer_id: 'tr_demo_4',
  paid_at: '2026-10-24T20:33:51.302000Z',
  refunded_amount: 0,
  lines: [
    { kind: 'rental', amount: 1758 },
    { kind: 'fee', amount: -175.8 },
  ],
  waiting_for: null,
  waiting_since: null,
  ...fields,
});
