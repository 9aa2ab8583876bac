import Stripe from 'stripe';
import { ProviderRejected, ProviderUnavailable } from '../payment-provider';

/**
 * A call to Stripe, with its errors as ours.
 *
 * @throws ProviderUnavailable where the outcome is not known, or asking again may help: no connection, no answer in
 *         time, too many requests, a key in use, a failure of Stripe's, an API key that is not accepted
 * @throws ProviderRejected for what Stripe will never do, a refused card included
 */
export async function providerCall<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? ofStripe(error) : error;
  }
}

/** The intent that a refused card leaves behind; null for any other error. */
export function intentOfCardError(error: unknown): Stripe.PaymentIntent | null {
  return error instanceof Stripe.errors.StripeCardError ? (error.payment_intent ?? null) : null;
}

/** Conflict: the key's first call is still at work. Too many requests: also a lock held by another call. */
const PASSING = new Set([401, 409, 429]);

function ofStripe(error: InstanceType<typeof Stripe.errors.StripeError>): Error {
  const { statusCode } = error;
  const options = { cause: error };
  const isFinal = statusCode !== undefined && statusCode < 500 && !PASSING.has(statusCode);
  return isFinal
    ? new ProviderRejected(error.message, options)
    : new ProviderUnavailable(`${error.type} ${error.code ?? ''} ${error.message}`, options);
}
