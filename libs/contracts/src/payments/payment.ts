import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { AMOUNT_MAX, REASON_MAX, SEEN, TITLE_MAX } from '../record';
import { SEEN_TERMS } from '../rentals/seen-terms';
import type { PaymentRecord } from './records';
import type { PaymentStatus } from './payment-words';

/** Charged to the card, with no answer yet. */
export const UNANSWERED_STATUSES = ['pending'] as const;

/** The bank wants its payer to confirm the payment. */
export const NEEDS_ACTION_STATUSES = ['requires_action'] as const;

/** The provider has it, and says later how it ends. */
export const AT_PROVIDER_STATUSES = ['processing', ...NEEDS_ACTION_STATUSES] as const;

/** Charged to the card; how it ends is not known yet. */
export const UNDER_WAY_STATUSES = [...UNANSWERED_STATUSES, ...AT_PROVIDER_STATUSES] as const;

/** The attempt is over, and nothing was collected. */
export const FAILED_STATUSES = ['failed'] as const;

/** Refused: a bank that asks for the renter, who is not there, has refused too. */
export const REFUSED_STATUSES = [...FAILED_STATUSES, ...NEEDS_ACTION_STATUSES] as const;

/** Collected, and not given back as a whole. */
export const PAID_STATUSES = ['succeeded', 'partially_refunded'] as const;

export const GIVEN_BACK_STATUSES = ['refunded'] as const;

/** An admin let it go. */
export const WAIVED_STATUSES = ['waived'] as const;

/** Nothing more is asked for: collected, or let go. */
export const SETTLED_STATUSES = [...PAID_STATUSES, ...WAIVED_STATUSES] as const;

/** Collected at some time, refunded since or not. */
export const COLLECTED_STATUSES = [...PAID_STATUSES, ...GIVEN_BACK_STATUSES] as const;

export const paymentType = defineRecord<PaymentRecord>({
  endpoint: 'api/payments',
  sortBy: 'created_at',
  channel: 'payments',
});

/** The sum that is due as it was shown; another one is 409. */
export const SEEN_SUM = { amount: `nullable|numeric|decimal:0,2|between:0,${AMOUNT_MAX}` } as const;

/** Fields of each repeated charge. */
const SUM = { ...SEEN_SUM, ...SEEN } as const;

export const retryPaymentRules = rules({
  stripe_payment_method_id: `nullable|string|max:${TITLE_MAX}`,
  ...SUM,
  ...SEEN_TERMS,
});

export type RetryPaymentInput = InputOf<typeof retryPaymentRules>;

/** Body of `charge_again`: the request's card, once more. */
export const chargeAgainRules = rules({ ...SUM, ...SEEN_TERMS });
export type ChargeAgainInput = InputOf<typeof chargeAgainRules>;

/** The simulator's stand-in for a bank's page: what the person did there. */
export const simulatedAuthenticationRules = rules({
  client_secret: `required|string|max:${TITLE_MAX}`,
  outcome: 'required|in:complete,fail',
});
export type SimulatedAuthenticationInput = InputOf<typeof simulatedAuthenticationRules>;

/** Body of `waive`; everybody concerned reads the reason. */
export const waivePaymentRules = rules({ reason: `required|string|max:${REASON_MAX}`, ...SUM });
export type WaivePaymentInput = InputOf<typeof waivePaymentRules>;

const refund = { amount: `nullable|numeric|decimal:0,2|min:0.01|max:${AMOUNT_MAX}`, ...SEEN } as const;

/** Body of `refund_deposit`; without an amount everything that is left comes back. */
export const refundDepositRules = rules({ ...refund, reason: `nullable|string|max:${REASON_MAX}` });
export type RefundDepositInput = InputOf<typeof refundDepositRules>;

/** Body of `refund` and of its preview: of any payment that was collected. */
export const refundRules = rules({
  ...refund,
  payment_id: 'required|integer',
  reason: `nullable|string|max:${REASON_MAX}`,
});
export type RefundInput = InputOf<typeof refundRules>;

/** The same as screens ask for it: whoever gives money back says why. */
export const explainedRefundRules = rules({
  ...refund,
  payment_id: 'required|integer',
  reason: `required|string|max:${REASON_MAX}`,
});

type Judged = { status: PaymentStatus };

const isOneOf =
  (statuses: readonly PaymentStatus[]) =>
  ({ status }: Judged): boolean =>
    statuses.includes(status);

/** True where the last try was refused, or waits for the renter. */
export const canRetry = isOneOf(REFUSED_STATUSES);

/** True where the attempt failed, and its payer is no longer asked. */
export const hasFailed = isOneOf(FAILED_STATUSES);

export const needsAction = isOneOf(NEEDS_ACTION_STATUSES);

/** True while its outcome is unknown. */
export const isUnderWay = isOneOf(UNDER_WAY_STATUSES);

/** True where it was collected, and not refunded as a whole. */
export const isPaid = isOneOf(PAID_STATUSES);

export const isWaived = isOneOf(WAIVED_STATUSES);

/** True once nothing more is asked for: it is paid, or was waived. */
export const isSettled = isOneOf(SETTLED_STATUSES);

export const isGivenBack = isOneOf(GIVEN_BACK_STATUSES);

/** True once money of it was collected, refunded since or not. */
export const wasCollected = isOneOf(COLLECTED_STATUSES);

/** True where a receipt lists it: money was collected, refunded since or not. */
export function hasReceipt(payment: Judged & { amount: number }): boolean {
  return wasCollected(payment) && payment.amount > 0;
}
