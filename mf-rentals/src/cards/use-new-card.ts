import { useSettings } from '@yard/remote-kit';
import { type SimulatedCard, useSimulatedCard } from './simulated/use-simulated-card';
import { type StripeCard, useStripeCard } from './stripe/use-stripe-card';

/** A card that is typed in and stored with the card provider; the number goes nowhere else. */
export interface NewCard {
  fields: { provider: 'simulator'; card: SimulatedCard } | { provider: 'stripe'; card: StripeCard };
  /** First text of each field that was refused; Stripe's form says its own. */
  errors: Record<string, string>;
  busy: boolean;
  /** Stores the card with the provider. @returns its id there; null when it was refused, with the errors shown */
  store(): Promise<string | null>;
}

/** A new card by whichever provider takes the cards of this installation. */
export function useNewCard(): NewCard {
  const { payments } = useSettings();
  const simulated = useSimulatedCard();
  const stripe = useStripeCard();
  if (payments.provider === 'stripe') {
    const { busy, store } = stripe;
    return { fields: { provider: 'stripe', card: stripe }, errors: {}, busy, store };
  }
  const { errors, busy } = simulated.form;
  return { fields: { provider: 'simulator', card: simulated }, errors, busy, store: simulated.store };
}
