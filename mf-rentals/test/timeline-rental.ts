import type { RentalRequestRecord } from '@yard/contracts';
import { rentalRequestRecord } from '@yard/testing/records';

export const NOW = new Date('2026-05-01T12:00:00Z');

const approved = rentalRequestRecord({
  status: 'approved',
  created_at: '2026-04-28T10:00:00Z',
  approved_at: '2026-04-29T10:00:00Z',
  closed_at: null,
  deposit_refunded_at: null,
  machine_return: null,
  start_date: '2026-05-12',
  end_date: '2026-05-14',
  subtotal: 900,
  deposit_amount: 2490,
  payments: [],
});
const machine = { ...approved.machine, time_zone: 'UTC' };

export const rental = (changes: object): RentalRequestRecord => ({ ...approved, machine, ...changes });

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
