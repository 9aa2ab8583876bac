import type { MinorUnits } from '@yard/money';

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
  /** Why the card was refused; null otherwise. */
  last_payment_error: { code: string; message: string } | null;
}

export interface ProviderRefund {
  id: string;
  status: 'succeeded' | 'pending' | 'failed';
  amount: MinorUnits;
  failure_reason: string | null;
}

export interface ChargeInput {
  amount: MinorUnits;
  currency: string;
  customer: string;
  payment_method: string;
  description: string;
  metadata: Record<string, string>;
}

export interface RefundInput {
  payment_intent: string;
  amount: MinorUnits;
  metadata: Record<string, string>;
}

/** The provider was asked for something it will never do (an unknown id, a refund above the charge). */
export class ProviderRejected extends Error {}

/** No answer, or none that tells what happened: asking again with the same key is the way to know. */
export class ProviderUnavailable extends Error {}

/**
 * A card provider with Stripe's nouns. Amounts are in minor units. The same idempotency key with the same parameters
 * yields the same object, with others `ProviderRejected`. A refused card is no error: the intent says so.
 */
export interface PaymentProvider {
  /** Whether this is one of Stripe's named test payment methods (`pm_card_visa` …), where no real money moves. */
  isTestMethod(id: string): boolean;
  createCustomer(input: { email: string; name: string }, idempotencyKey: string): Promise<{ id: string }>;
  createSetupIntent(input: { customer: string }, idempotencyKey: string): Promise<ProviderSetupIntent>;
  attachPaymentMethod(id: string, input: { customer: string }): Promise<ProviderPaymentMethod>;
  detachPaymentMethod(id: string): Promise<void>;
  /** Confirmed off-session: the person is not there. */
  createPaymentIntent(input: ChargeInput, idempotencyKey: string): Promise<ProviderPaymentIntent>;
  retrievePaymentIntent(id: string): Promise<ProviderPaymentIntent>;
  /** An intent that succeeded meanwhile comes back as that. */
  cancelPaymentIntent(id: string): Promise<ProviderPaymentIntent>;
  createRefund(input: RefundInput, idempotencyKey: string): Promise<ProviderRefund>;
}
