import { COLLECT_WITHIN_HOURS } from '@yard/contracts';
import { formatDate } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import type { Payment } from '../../payments/payment.entity';
import type { LockedRequest } from '../records/locked-request';
import type { RentalRequest } from '../records/rental-request.entity';

type Approved = Pick<
  RentalRequest,
  'deposit_amount' | 'subtotal' | 'stripe_payment_method_id' | 'delivery_enabled' | 'start_date'
>;

export interface ApprovalMoney {
  /** A deposit that is collected already: the machine was booked by it. */
  isDepositPaid: boolean;
  isRentDue: boolean;
}

/** An approval's charges and their time, then the next step: its mail, the only one that success needs. */
export function approvalWords(request: Approved, paying: ApprovalMoney): string {
  return `${moneyWords(request, paying)}\n\n${nextWords(request)}`;
}

function moneyWords(request: Approved, { isDepositPaid, isRentDue }: ApprovalMoney): string {
  const deposit = money(request.deposit_amount);
  const rent = money(request.subtotal);
  if (request.stripe_payment_method_id === null) {
    const due =
      request.deposit_amount > 0
        ? `the deposit of ${deposit}, then the rent of ${rent}`
        : `the rent of ${rent}`;
    return `Add a card on the rental’s page to keep your booking: we’ll charge ${due}. A rental whose deposit isn’t paid in time is canceled.`;
  }
  const paid = isDepositPaid
    ? `We charged your card the deposit of ${deposit}.`
    : `We’re charging your card the deposit of ${deposit} now.`;
  const first =
    request.deposit_amount > 0
      ? `${paid} You get it back after the rental, less agreed damage.`
      : 'There is no deposit.';
  const then = isRentDue
    ? `We’re charging the rent of ${rent} now, too.`
    : `We’ll charge the rent of ${rent} ${COLLECT_WITHIN_HOURS} hours before the first day.`;
  return `${first} ${then} Receipts are on the rental’s page; we’ll write again only if a payment fails.`;
}

/** The same for the owner of a machine that was booked at once. */
export function bookedWords(request: Approved, { isRentDue }: ApprovalMoney): string {
  const deposit =
    request.deposit_amount > 0
      ? `The deposit of ${money(request.deposit_amount)} is paid.`
      : 'There is no deposit.';
  const rent = money(request.subtotal);
  return `${deposit} ${isRentDue ? `We’re charging the rent of ${rent} now; we’ll write again only if that fails.` : `We’ll charge the rent of ${rent} ${COLLECT_WITHIN_HOURS} hours before the first day.`}`;
}

function nextWords({ delivery_enabled, start_date }: Approved): string {
  const day = formatDate(start_date, 'full');
  return delivery_enabled
    ? `Next: the machine is delivered to you for ${day}.`
    : `Next: pick the machine up on ${day}.`;
}

const money = (minor: number): string => formatMoney(wireMoney(minor), CURRENCY, { exact: true });

/** Whoever approves, or books, waits as long for the charges; what comes later has a letter of its own. */
const ONE_PRESS_MS = 10_000;

/** True for a payment whose charge the approval's mail announces. */
export function isSaidByApproval(
  { now }: Pick<Transaction, 'now'>,
  { request: { approved_at } }: LockedRequest,
  { kind, rental_change_id, attempt }: Pick<Payment, 'kind' | 'rental_change_id' | 'attempt'>,
): boolean {
  if (!approved_at || rental_change_id || (kind !== 'deposit' && kind !== 'rental')) return false;
  const since = now.getTime() - approved_at.getTime();
  return since === 0 || (attempt === 1 && since <= ONE_PRESS_MS);
}
