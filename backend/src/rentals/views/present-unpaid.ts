import { laravelTimestamp } from '@laravel-wire/core';
import type { RentalStatus, Signatures, UnpaidRecord } from '@yard/contracts';
import { canRetry, UNKNOWN_ZONE } from '@yard/contracts';
import { instantFrom } from '@kit/server/store/reading';
import { wireInstant } from '@kit/server/store/present';
import type { PaymentPart } from './request-part-rows';
import type { RequestRow } from './request-rows';
import { type Attempt, unpaidBill, unpaidDeposit, unpaidRent } from '../money/unpaid/unpaid-rule';

interface RentParts {
  payments: readonly PaymentPart[];
  handover: Signatures | null;
  machineReturn: unknown;
}

/** The unpaid part of a request. The rent before the deposit: without it nothing is handed over. */
export function presentUnpaid(
  row: RequestRow,
  status: RentalStatus,
  { payments, handover, machineReturn: machine_return }: RentParts,
): UnpaidRecord | null {
  if (!payments.some(canRetry)) return null;
  const zone = row.time_zone ?? UNKNOWN_ZONE;
  const { start_date, stripe_payment_method_id, handed_over_unpaid_at } = row;
  const updated_at = instantFrom(row.updated_at);
  const request = { status, start_date, stripe_payment_method_id, handed_over_unpaid_at, updated_at };
  const attempts = payments.map(attemptOf);
  const policy = { zone, windowHours: row.policy_window_hours };
  const unpaid =
    unpaidRent(request, attempts, { zone, machine_return, handover }) ??
    unpaidDeposit(request, attempts, policy) ??
    unpaidBill(request, attempts);
  if (!unpaid) return null;
  return {
    kind: unpaid.kind,
    since: laravelTimestamp(unpaid.since),
    attempts: unpaid.attempts,
    next_attempt_at: wireInstant(unpaid.nextAttemptAt),
    deadline_at: laravelTimestamp(unpaid.deadlineAt),
  };
}

function attemptOf(payment: PaymentPart): Attempt {
  return {
    ...payment,
    created_at: instantFrom(payment.created_at),
    attempted_at: instantFrom(payment.attempted_at ?? null),
  };
}
