import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { type MinorUnits, percentOf } from '@kit/money';
import { TITLE_RULES, TITLED } from '../users/name';
import { AMOUNT_MAX, DETAILS_MAX, SEEN_RULES } from '../record';
import type { CancellationPolicyRecord, CancellationTier, DepositPolicyRecord } from './records';

export const depositPolicyType = defineRecord<DepositPolicyRecord>({
  endpoint: 'api/deposit_policy',
  sortBy: 'version',
  direction: 'desc',
  channel: 'deposit_policy',
});

export const cancellationPolicyType = defineRecord<CancellationPolicyRecord>({
  endpoint: 'api/cancellation_policy',
  sortBy: 'version',
  direction: 'desc',
  channel: 'cancellation_policy',
});

const money = `numeric|decimal:0,2|min:0|max:${AMOUNT_MAX}` as const;

export const depositPolicyRules = rules(
  {
    name: ['required', ...TITLE_RULES],
    kind: 'required|string|in:fixed,percent',
    amount: `nullable|required_if:kind,fixed|${money}`,
    percent: 'nullable|required_if:kind,percent|numeric|decimal:0,2|between:0,100',
    minimum_amount: `nullable|${money}`,
    maximum_amount: `nullable|${money}`,
    body: `nullable|string|max:${DETAILS_MAX}`,
    ...SEEN_RULES,
  },
  TITLED,
);

/** Why the bounds of a deposit are none; null where they are. */
export const boundsRefusal = ({
  minimum_amount,
  maximum_amount,
}: Pick<InputOf<typeof depositPolicyRules>, 'minimum_amount' | 'maximum_amount'>): string | null =>
  (maximum_amount ?? Infinity) < (minimum_amount ?? 0)
    ? 'The maximum amount must not be below the minimum amount.'
    : null;

export type DepositPolicyInput = InputOf<typeof depositPolicyRules>;

const percent = 'required|numeric|decimal:0,2|between:0,100';

export const cancellationPolicyRules = rules(
  {
    name: ['required', ...TITLE_RULES],
    window_hours: 'required|integer|between:0,8760',
    tiers: 'required|array|min:1|max:20',
    'tiers.*.hours_before_start': 'required|integer|between:0,8760|distinct',
    'tiers.*.rental_percent': percent,
    'tiers.*.delivery_percent': percent,
    'tiers.*.deposit_percent': percent,
    body: `nullable|string|max:${DETAILS_MAX}`,
    ...SEEN_RULES,
  },
  TITLED,
);

export type CancellationPolicyInput = InputOf<typeof cancellationPolicyRules>;

/** The terms a deposit is computed from, amounts in minor units. */
export interface DepositTerms {
  kind: 'fixed' | 'percent';
  amount: MinorUnits | null;
  percent: number | null;
  minimum_amount: MinorUnits | null;
  maximum_amount: MinorUnits | null;
}

/** The deposit for a rental amount, rounded half up, clamped to minimum and maximum. Minor units. */
export function depositAmount(terms: DepositTerms, rentalAmount: MinorUnits): MinorUnits {
  const deposit = terms.kind === 'fixed' ? (terms.amount ?? 0) : percentOf(rentalAmount, terms.percent ?? 0);
  const atLeast = Math.max(deposit, terms.minimum_amount ?? 0);
  return terms.maximum_amount === null ? atLeast : Math.min(atLeast, terms.maximum_amount);
}

/** Collected sums that may be refunded, minor units. */
export interface Collected {
  rental: MinorUnits;
  delivery: MinorUnits;
  deposit: MinorUnits;
}

/** Refunds of a tier, each part rounded half up: the rental payment includes rental and delivery. */
export function refundsBy(
  tier: CancellationTier | null,
  collected: Collected,
): { rental: MinorUnits; deposit: MinorUnits } {
  if (!tier) return { rental: 0, deposit: 0 };
  const rent = percentOf(collected.rental, tier.rental_percent);
  return {
    rental: rent + percentOf(collected.delivery, tier.delivery_percent),
    deposit: percentOf(collected.deposit, tier.deposit_percent),
  };
}

/**
 * The tier that holds when the renter cancels now, or null past the last one: then nothing comes back.
 *
 * @param hoursBeforeStart  from now to the rental's start; negative once it began
 */
export function tierFor(
  tiers: readonly CancellationTier[],
  hoursBeforeStart: number,
): CancellationTier | null {
  const largestFirst = [...tiers].sort((a, b) => b.hours_before_start - a.hours_before_start);
  return largestFirst.find((tier) => hoursBeforeStart >= tier.hours_before_start) ?? null;
}
