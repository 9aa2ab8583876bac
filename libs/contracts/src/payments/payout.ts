import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { PayoutRecord } from './records';
import { PAYOUT_STATUSES, type PayoutStatus } from './payment-words';

/** Payouts whose money has not gone out. */
export const OPEN_PAYOUTS: readonly PayoutStatus[] = PAYOUT_STATUSES.filter((status) => status !== 'paid');

const payoutFilters = rules({
  status: `nullable|in:${PAYOUT_STATUSES.join(',')}`,
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
