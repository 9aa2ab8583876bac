import { defineRecord, type InputOf, ruleIn, rules } from '@laravel-wire/core';
import type { PayoutRecord } from './records';
import { PAYOUT_STATUSES, type PayoutStatus, type PayoutWait } from './payment-words';

export const PAID_PAYOUTS: readonly PayoutStatus[] = ['paid'];
export const FAILED_PAYOUTS: readonly PayoutStatus[] = ['failed'];
/** True where the provider refused it: an admin may retry it. */
export const hasPayoutFailed = ({ status }: { status: PayoutStatus }) => FAILED_PAYOUTS.includes(status);

/** Sent to the provider; the outcome is not known yet. */
export const SENT_PAYOUTS: readonly PayoutStatus[] = ['pending'];
/** The owner has to tell the provider first where the money should go. */
export const WAITING_PAYOUTS: readonly PayoutStatus[] = ['waiting_for_account'];
/** True where only its owner can act: an admin may remind them. */
export const waitsForOwner = (waiting_for: PayoutWait | null) =>
  waiting_for === 'account' || waiting_for === 'verification';
/** The money has not gone out. */
export const OPEN_PAYOUTS = PAYOUT_STATUSES.filter((status) => !PAID_PAYOUTS.includes(status));

const payoutFilters = rules({
  status: `nullable|${ruleIn(PAYOUT_STATUSES)}`,
  user_id: 'nullable|integer',
  rental_request_id: 'nullable|integer',
});
export type PayoutFilters = InputOf<typeof payoutFilters>;

export const payoutType = defineRecord<PayoutRecord>({
  endpoint: 'api/payouts',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'payouts',
  filters: payoutFilters,
  sorts: ['created_at'],
});
