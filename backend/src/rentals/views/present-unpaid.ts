import { laravelTimestamp } from '@laravel-wire/core';
import type { RentalStatus, UnpaidRecord } from '@yard/contracts';
import { instantFrom } from '../../database/raw';
import { wireInstant } from '../../database/wire-fields';
import type { Payment } from '../../payments/payment.entity';
import { UNKNOWN_ZONE } from '../zone-of';
import type { RequestRow } from './request-rows';
import { unpaidDeposit, unpaidRent } from '../unpaid/unpaid-rule';

/** What of a request's money did not come. The rent before the deposit: without it nothing is handed over. */
export function presentUnpaid(
  row: RequestRow,
  payments: Payment[],
  status: RentalStatus,
): UnpaidRecord | null {
  const zone = row.time_zone ?? UNKNOWN_ZONE;
  const request = { ...row, status, updated_at: instantFrom(row.updated_at) };
  const policy = { zone, windowHours: row.policy_window_hours };
  const unpaid = unpaidRent(request, payments, zone) ?? unpaidDeposit(request, payments, policy);
  if (!unpaid) return null;
  return {
    kind: unpaid.kind,
    since: laravelTimestamp(unpaid.since),
    attempts: unpaid.attempts,
    next_attempt_at: wireInstant(unpaid.nextAttemptAt),
    deadline_at: laravelTimestamp(unpaid.deadlineAt),
  };
}
