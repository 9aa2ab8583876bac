import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { hereWithout, SETUP_RETURN } from './return-address';
import type { SetUpCard } from './use-stripe-card';

/**
 * Has Stripe check and store the card of its form. Where the bank wants a page of its own, the browser leaves for it
 * and comes back to this address (`useReturnedCard`).
 */
export async function confirmSetup(
  stripe: Stripe,
  elements: StripeElements,
  clientSecret: string,
): Promise<SetUpCard> {
  const checked = await elements.submit();
  if (checked.error) return { error: shown(checked.error) };
  const return_url = hereWithout(SETUP_RETURN);
  const confirmParams = { return_url };
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret,
    confirmParams,
    redirect: 'if_required',
  });
  if (error) return { error: shown(error) };
  if (setupIntent.status === 'succeeded') return { setup_intent_id: setupIntent.id };
  return { error: 'Your bank has not confirmed the card yet. Try again, or use another card.' };
}

/** Stripe's form says itself what is wrong with a field. */
function shown({ type, message }: StripeError): string | null {
  if (type === 'validation_error') return null;
  return message ?? 'The card could not be stored. Try again, or use another card.';
}
