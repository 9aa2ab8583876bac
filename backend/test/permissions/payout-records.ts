import { insert, make } from '../make';
import { rentalRequestRow } from '../rental-rows';
import type { Side } from './people';

const DAYS = { start_date: '2026-12-14', end_date: '2026-12-18' };

export async function refusedPayout({ owner }: Side): Promise<{ id: number }> {
  const request = await rentalRequestRow(await make.machine(owner), owner, DAYS);
  return insert('payouts', {
    user_id: owner.id,
    rental_request_id: request.id,
    amount: 100,
    currency: 'usd',
    status: 'failed',
    failure_message: 'No such destination',
  });
}

export async function proposedRefund({ owner, renter }: Side): Promise<{ id: number }> {
  const request = await rentalRequestRow(await make.machine(owner), renter, DAYS);
  const { id: user_id } = await make.admin();
  return insert('proposed_refunds', { rental_request_id: request.id, user_id, amount: 100 });
}

export async function deposit({ owner, renter }: Side): Promise<{ id: number }> {
  const request = await rentalRequestRow(await make.machine(owner), renter, DAYS);
  return insert('payments', {
    rental_request_id: request.id,
    kind: 'deposit',
    attempt: 1,
    amount: 100,
    refunded_amount: 0,
    currency: 'usd',
    status: 'succeeded',
    idempotency_key: `deposit-${request.id}`,
  });
}
