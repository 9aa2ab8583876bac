import type { AdminPaymentRecord } from '@yard/contracts';
import { paymentRecord } from './rental-parts';

/** As `GET /api/payments/{id}` has it for admins: Tom’s rent for a machine of Olive’s. */
export const adminPaymentRecord = (fields: Partial<AdminPaymentRecord> = {}): AdminPaymentRecord => ({
  ...paymentRecord(),
  id: 50,
  created_at: '2026-11-16T12:00:00.000000Z',
  updated_at: '2026-11-16T12:00:00.000000Z',
  rental_request_id: 32,
  amount: 825,
  stripe_payment_intent_id: 'pi_demo_32_rental',
  attempted_at: '2026-11-16T12:10:00.000000Z',
  succeeded_at: '2026-11-16T12:20:00.000000Z',
  renter: { id: 9, name: 'Tom Becker' },
  owner: { id: 2, name: 'Olive Owner' },
  machine_subject: 'Bobcat E35 mini excavator',
  ...fields,
});
