import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { hereWithout, PAYMENT_RETURN } from './return-address';

/**
 * Has the payer's bank confirm a payment in Stripe's own dialog, or on the bank's page (`useReturnedPayment`).
 *
 * @param card  the provider's id of the card, for a payment whose first try was refused for want of a confirmation
 */
export async function collectWithStripe(
  key: string,
  clientSecret: string,
  card: string | null,
): Promise<'answered' | { failure: string }> {
  const stripe = await loadStripe(key).catch(() => null);
  if (!stripe) return { failure: 'We couldn’t load your bank’s page. Try again in a moment.' };
  const refusal = await confirm(stripe, clientSecret, card);
  // A refused payment says itself why. Without a payment in the error the bank was not called at all.
  if (refusal && refusal.payment_intent === undefined) return { failure: refusal.message ?? UNKNOWN };
  return 'answered';
}

const UNKNOWN = 'We couldn’t reach your bank. Try again in a moment.';

async function confirm(
  stripe: Stripe,
  clientSecret: string,
  card: string | null,
): Promise<StripeError | null> {
  const found = await stripe.retrievePaymentIntent(clientSecret);
  if (found.error) return found.error;
  if (found.paymentIntent.status === 'requires_action') {
    return (await stripe.handleNextAction({ clientSecret })).error ?? null;
  }
  if (found.paymentIntent.status !== 'requires_payment_method') return null;
  const return_url = hereWithout(PAYMENT_RETURN);
  const method = card ? { payment_method: card } : {};
  return (await stripe.confirmCardPayment(clientSecret, { ...method, return_url })).error ?? null;
}
