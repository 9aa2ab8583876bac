import type { MachineReturnRecord, RentalRequestRecord } from '@yard/contracts';
import { paymentRecord } from './rental-parts';
import { rentalRequestRecord } from './rental-request';

type Fields = Partial<RentalRequestRecord>;

const fresh: Fields = {
  start_date: '2026-12-14',
  end_date: '2026-12-18',
  created_at: '2026-11-17T10:00:00.000000Z',
  updated_at: '2026-11-17T10:00:00.000000Z',
  approved_at: null,
  closed_at: null,
  deposit_refunded_at: null,
  machine_return: null,
  messages: [],
  payments: [],
  rental_amount: 1120,
  subtotal: 1120,
  deposit_amount: 224,
  lines: [{ kind: 'rent', label: '1 week', quantity: 1, unit_amount: 1120, amount: 1120, period_days: 7 }],
  earnings: { amount: 1008, fee_amount: 112, fee_percent: 10 },
  stripe_payment_method_id: 'pm_demo_ray_good',
};

export const depositPaid = paymentRecord({
  id: 3,
  kind: 'deposit',
  amount: 224,
  stripe_payment_intent_id: 'pi_deposit',
});
export const rentPaid = paymentRecord({ amount: 1120 });

/** Asked for, without an answer. */
export const pendingRental = (fields: Fields = {}) =>
  rentalRequestRecord({
    ...fresh,
    status: 'pending',
    days_free: true,
    answer_by: '2026-11-21T10:00:00.000000Z',
    ...fields,
  });

/** Approved, its deposit paid, three weeks ahead. */
export const approvedRental = (fields: Fields = {}) =>
  rentalRequestRecord({
    ...fresh,
    status: 'approved',
    approved_at: '2026-11-18T10:00:00.000000Z',
    payments: [depositPaid],
    ...fields,
  });

/** Since yesterday, until in four days. */
export const activeRental = (fields: Fields = {}) =>
  approvedRental({
    status: 'active',
    start_date: '2026-11-19',
    end_date: '2026-11-24',
    payments: [depositPaid, rentPaid],
    ...fields,
  });

export const machineReturn = (fields: Partial<MachineReturnRecord> = {}): MachineReturnRecord => ({
  id: 2,
  created_at: '2026-11-19T20:00:00.000000Z',
  updated_at: '2026-11-19T20:00:00.000000Z',
  deleted_at: null,
  rental_request_id: 2,
  returned_at: '2026-11-19T18:00:00.000000Z',
  hours: 5500,
  fuel_level: 20,
  condition: 'damaged',
  details: 'One cable is cut.',
  checklist: [],
  photo_ids: [],
  photos: [],
  damage_amount: 180,
  accepted_at: null,
  contested_at: null,
  contest_reason: null,
  contest_photos: [],
  ...fields,
});

/** Back since yesterday, its return open. */
export const returnedRental = (fields: Fields = {}) =>
  activeRental({
    status: 'returned',
    start_date: '2026-11-15',
    end_date: '2026-11-19',
    machine_return: machineReturn(),
    ...fields,
  });
