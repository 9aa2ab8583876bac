import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import type { BaseFields } from '../record';

/** `waiting_for_account`: the owner has not told the provider yet where the money should go. */
export const PAYOUT_STATUSES = ['pending', 'waiting_for_account', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** Payouts whose money has not gone out. */
export const OPEN_PAYOUTS: readonly PayoutStatus[] = PAYOUT_STATUSES.filter((status) => status !== 'paid');

/**
 * What an owner is paid for one rental that is over: rent less the platform's fee and what was refunded, plus damage.
 */
export interface PayoutRecord extends BaseFields {
  user_id: number;
  user_name: string;
  rental_request_id: number | null;
  amount: number;
  currency: string;
  status: PayoutStatus;
  failure_message: string | null;
  stripe_transfer_id: string | null;
  paid_at: string | null;
}

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

/**
 * Where the provider pays an owner out: `none` before the first onboarding, `incomplete` until it has all it asks for.
 */
export interface PayoutAccountRecord {
  status: 'none' | 'incomplete' | 'ready';
}

/** Answer to `POST api/payouts/account`: where the owner goes on to tell the provider who they are. */
export interface OnboardingLinkRecord {
  url: string;
}
