import type { MinorUnits } from '@kit/money';

/** The card provider by this token; which adapter stands behind it is the module's business. */
export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');

export interface ProviderCard {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}

export interface ProviderPaymentMethod {
  id: string;
  customer: string | null;
  card: ProviderCard;
}

export interface ProviderSetupIntent {
  id: string;
  client_secret: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  customer: string;
  /** The card, once the form in the browser has given it. */
  payment_method: string | null;
}

/** Stripe's own states of a payment intent that was confirmed at once. */
export type IntentStatus =
  'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method' | 'canceled';

export interface ProviderPaymentIntent {
  id: string;
  status: IntentStatus;
  client_secret: string;
  amount: MinorUnits;
  currency: string;
  metadata: Record<string, string>;
  /** Why the card was refused; null otherwise. */
  last_payment_error: { code: string; message: string } | null;
}

export interface ProviderRefund {
  id: string;
  status: 'succeeded' | 'pending' | 'failed';
  amount: MinorUnits;
  payment_intent: string;
  metadata: Record<string, string>;
  failure_reason: string | null;
}

/** `metadata.payment_id` names our row: the intent is found again by it. */
export interface ChargeInput {
  amount: MinorUnits;
  currency: string;
  customer: string;
  payment_method: string;
  description: string;
  metadata: Record<string, string>;
}

/** `metadata.refund_id` names our row. */
export interface RefundInput {
  payment_intent: string;
  amount: MinorUnits;
  metadata: Record<string, string>;
}

/** A charge that its card's bank takes back, or asks about. */
export interface ProviderDispute {
  id: string;
  /** Stripe's word. */
  status: string;
  amount: MinorUnits;
  payment_intent: string;
  due_by: Date | null;
}

/** Evidence for a bank, under Stripe's names; `text` is all that has no name of its own. */
export interface DisputeEvidence {
  customer_name: string;
  customer_email_address: string;
  product_description: string;
  service_date: string;
  text: string;
}

/** The provider got a request that it will never fulfil (an unknown id, a refund above the charge). */
export class ProviderRejected extends Error {}

/** No answer, or none that tells what happened: asking again with the same key is the way to know. */
export class ProviderUnavailable extends Error {}

/**
 * A card provider with Stripe's nouns. Amounts are in minor units. The same idempotency key with the same parameters
 * yields the same object, with others `ProviderRejected`. A refused card is no error: the intent says so.
 */
export interface PaymentProvider {
  /** True for Stripe's named test payment methods (`pm_card_visa` …), where no real money moves. */
  isTestMethod(id: string): boolean;
  createCustomer(input: { email: string; name: string }, idempotencyKey: string): Promise<{ id: string }>;
  /** Prepares a card for charges while the person is not there. */
  createSetupIntent(input: { customer: string }, idempotencyKey: string): Promise<ProviderSetupIntent>;
  retrieveSetupIntent(id: string): Promise<ProviderSetupIntent>;
  attachPaymentMethod(id: string, input: { customer: string }): Promise<ProviderPaymentMethod>;
  retrievePaymentMethod(id: string): Promise<ProviderPaymentMethod>;
  detachPaymentMethod(id: string): Promise<void>;
  /** Confirmed off-session: the person is not there. */
  createPaymentIntent(input: ChargeInput, idempotencyKey: string): Promise<ProviderPaymentIntent>;
  retrievePaymentIntent(id: string): Promise<ProviderPaymentIntent>;
  /** The intent made by a call whose response was lost, or null: keys are forgotten after a day. */
  findPaymentIntent(input: ChargeInput, idempotencyKey: string): Promise<ProviderPaymentIntent | null>;
  /** An intent that succeeded meanwhile comes back as that. */
  cancelPaymentIntent(id: string): Promise<ProviderPaymentIntent>;
  createRefund(input: RefundInput, idempotencyKey: string): Promise<ProviderRefund>;
  retrieveRefund(id: string): Promise<ProviderRefund>;
  /** Like `findPaymentIntent`. */
  findRefund(input: RefundInput, idempotencyKey: string): Promise<ProviderRefund | null>;
  /** Everybody's, ours among them. */
  refundsSince(since: Date): Promise<{ id: string }[]>;
  retrieveDispute(id: string): Promise<ProviderDispute>;
  disputesSince(since: Date): Promise<ProviderDispute[]>;
  /** Submits evidence, once. @throws ProviderRejected for one that waits for none */
  answerDispute(id: string, evidence: DisputeEvidence): Promise<ProviderDispute>;
}
