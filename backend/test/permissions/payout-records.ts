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

/** A correction of the side's rental that another admin proposes. */
export async function ledgerCorrection({ owner, renter }: Side): Promise<{ id: number }> {
  const request = await rentalRequestRow(await make.machine(owner), renter, DAYS);
  const { id: user_id } = await make.admin();
  const sides = { provider_balance: 1, deposits_held: -1, owner_payable: 0, platform_fees: 0 };
  const entry = { rental_request_id: request.id, entry_key: `damage-${request.id}`, reason: 'Lost' };
  return insert('ledger_corrections', { ...entry, ...sides, user_id });
}

/** A deposit of the side's renter. */
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
