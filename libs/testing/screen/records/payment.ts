import type { AdminPaymentRecord } from '@yard/contracts';

/** As `GET /api/payments/{id}` has it for admins: Tom’s rent for a machine of Olive’s. */
export const adminPaymentRecord = (fields: Partial<AdminPaymentRecord> = {}): AdminPaymentRecord => ({
  id: 50,
  created_at: '2026-11-16T12:00:00.000000Z',
  updated_at: '2026-11-16T12:00:00.000000Z',
  deleted_at: null,
  rental_request_id: 32,
  kind: 'rental',
  rental_change_id: null,
  amount: 825,
  refunded_amount: 0,
  currency: 'usd',
  status: 'succeeded',
  failure_message: null,
  failure_code: null,
  card_asked_at: null,
  stripe_payment_intent_id: 'pi_demo_32_rental',
  attempted_at: '2026-11-16T12:10:00.000000Z',
  succeeded_at: '2026-11-16T12:20:00.000000Z',
  dispute: null,
  disputed_at: null,
  dispute_closed_at: null,
  renter: { id: 9, name: 'Tom Becker' },
  owner: { id: 2, name: 'Olive Owner' },
  machine_subject: 'Bobcat E35 mini excavator',
  ...fields,
});
