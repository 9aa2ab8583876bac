import type { Environment } from '../../config/environment';

export interface PaymentSettings {
  provider: 'simulator' | 'stripe';
  /** Stripe's key for browsers; null where no card goes to Stripe. */
  publishable_key: string | null;
}

export function paymentSettings({ payments, stripe }: Environment): PaymentSettings {
  return { provider: payments, publishable_key: payments === 'stripe' ? stripe.publishableKey : null };
}
