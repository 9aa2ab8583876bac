import type { RentalRequestRecord } from '@yard/contracts';

export const NOW = new Date('2026-05-01T12:00:00Z');

/** As far as its timeline reads it. */
export const rental = (changes: object) =>
  ({
    status: 'approved',
    created_at: '2026-04-28T10:00:00Z',
    approved_at: '2026-04-29T10:00:00Z',
    declined_at: null,
    closed_at: null,
    deposit_refunded_at: null,
    cancellation: null,
    machine_return: null,
    start_date: '2026-05-12',
    end_date: '2026-05-14',
    start_time: null,
    end_time: null,
    subtotal: 900,
    deposit_amount: 2490,
    user: { id: 3, name: 'Ray Renter' },
    machine: { user_name: 'Olive Owner', time_zone: 'UTC' },
    cancellation_policy: { window_hours: 24 },
    payments: [],
    changes: [],
    breakdowns: [],
    bill: null,
    handover: null,
    call_off: null,
    refunds: [],
    ...changes,
  }) as unknown as RentalRequestRecord;

export const deposit = (status: string, changes: object = {}) => ({
  id: 1,
  kind: 'deposit',
  status,
  amount: 2490,
  currency: 'usd',
  failure_message: null,
  dispute: null,
  attempted_at: '2026-04-29T10:00:01Z',
  succeeded_at: status === 'succeeded' ? '2026-04-29T10:00:02Z' : null,
  ...changes,
});
