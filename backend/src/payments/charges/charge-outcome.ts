import type { PaymentStatus } from '@yard/contracts';
import type { ProviderPaymentIntent } from '../payment-provider';
import type { KnownAnswer } from '../provider-answer';

/** What the provider's answer changes in a payment. */
export interface ChargeOutcome {
  status: PaymentStatus;
  failure_message: string | null;
  stripe_payment_intent_id?: string;
  client_secret?: string;
}

/** What a payment says that was taken back before the renter confirmed it. */
export const GIVEN_UP = 'The payment was given up.';

/** The provider's states in ours: an intent that needs another card is a failed attempt. */
export function outcomeOfIntent(intent: ProviderPaymentIntent): ChargeOutcome {
  const ids = { stripe_payment_intent_id: intent.id, client_secret: intent.client_secret };
  switch (intent.status) {
    case 'succeeded':
    case 'processing':
    case 'requires_action':
      return { ...ids, status: intent.status, failure_message: null };
    case 'requires_payment_method':
      return {
        ...ids,
        status: 'failed',
        failure_message: intent.last_payment_error?.message ?? 'The card was refused.',
      };
    case 'canceled':
      return { ...ids, status: 'failed', failure_message: GIVEN_UP };
  }
}

/** The same for whatever the provider answered: what it will never do has failed. */
export function outcomeOfAnswer(answer: KnownAnswer<ProviderPaymentIntent>): ChargeOutcome {
  if (answer.is === 'given') return outcomeOfIntent(answer.value);
  return { status: 'failed', failure_message: answer.message };
}
