import { defineRecord, type InputOf, rules } from '@laravel-wire/core';
import { AMOUNT_MAX, TITLE_MAX, REASON_MAX } from '../lengths';
import { type BaseFields, SEEN } from '../record';
import type { DisputeRecord } from './dispute';

export type PaymentKind = 'deposit' | 'rental' | 'damage';

export const PAYMENT_STATUSES = [
  'pending',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'refunded',
  'partially_refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Asked of the card; how it ends is not known yet. */
export const UNDER_WAY_STATUSES = ['pending', 'processing', 'requires_action'] as const;

/** Refused: a bank that asks for the renter, who is not there, has refused too. */
export const REFUSED_STATUSES = ['failed', 'requires_action'] as const;

/** Collected, and not given back as a whole. */
export const PAID_STATUSES = ['succeeded', 'partially_refunded'] as const;

/** Collected at some time, refunded since or not. */
export const COLLECTED_STATUSES = [...PAID_STATUSES, 'refunded'] as const;

export interface PaymentRecord extends BaseFields {
  rental_request_id: number;
  kind: PaymentKind;
  amount: number;
  refunded_amount: number;
  currency: string;
  status: PaymentStatus;
  failure_message: string | null;
  /** The provider's word for why it was refused; for admins alone, null to others. */
  failure_code: string | null;
  /** When an admin asked the renter for another card than this attempt's. */
  card_asked_at: string | null;
  stripe_payment_intent_id: string | null;
  attempted_at: string | null;
  succeeded_at: string | null;
  /** What the renter's bank took back, or asks about; null where it did not. */
  dispute: DisputeRecord | null;
  /** When the bank first asked, and when it was decided. */
  disputed_at: string | null;
  dispute_closed_at: string | null;
  /**
   * These only for the renter of a payment that waits for an action: what the bank is asked with, and for which card.
   */
  client_secret?: string;
  stripe_payment_method_id?: string;
}

export const paymentType = defineRecord<PaymentRecord>({
  endpoint: 'api/payments',
  sortBy: 'created_at',
  channel: 'payments',
});

export const retryPaymentRules = rules({
  stripe_payment_method_id: `nullable|string|max:${TITLE_MAX}`,
  ...SEEN,
});

export type RetryPaymentInput = InputOf<typeof retryPaymentRules>;

/** Body of `charge_again`: the request's card, once more. */
export const chargeAgainRules = rules(SEEN);
export type ChargeAgainInput = InputOf<typeof chargeAgainRules>;

/** The simulator's stand-in for a bank's page: what the person did there. */
export const simulatedAuthenticationRules = rules({
  client_secret: `required|string|max:${TITLE_MAX}`,
  outcome: 'required|in:complete,fail',
});
export type SimulatedAuthenticationInput = InputOf<typeof simulatedAuthenticationRules>;

const refund = { amount: `nullable|numeric|decimal:0,2|min:0.01|max:${AMOUNT_MAX}`, ...SEEN } as const;

/** Body of `refund_deposit`; without an amount everything that is left comes back. */
export const refundDepositRules = rules({ ...refund, reason: `nullable|string|max:${REASON_MAX}` });
export type RefundDepositInput = InputOf<typeof refundDepositRules>;

/** The same as screens ask for it: whoever gives money back says why. */
export const explainedRefundRules = rules({ ...refund, reason: `required|string|max:${REASON_MAX}` });

type Judged = { status: PaymentStatus };

const isOneOf =
  (statuses: readonly PaymentStatus[]) =>
  ({ status }: Judged): boolean =>
    statuses.includes(status);

/** Whether a payment may be tried again: the last try was refused, or waits for the renter. */
export const canRetry = isOneOf(REFUSED_STATUSES);

/** Whether its outcome is not known yet. */
export const isUnderWay = isOneOf(UNDER_WAY_STATUSES);

/** Whether it is paid: collected, and not given back as a whole. */
export const isPaid = isOneOf(PAID_STATUSES);

/** Whether money of this payment was collected at some time, refunded since or not. */
export const wasCollected = isOneOf(COLLECTED_STATUSES);
