import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { paymentMethodType, type SetupIntentRecord } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useSettings } from '@yard/remote-kit';

export interface CardSetup extends SetupIntentRecord {
  stripe: Stripe;
}

/** Stripe's script and a setup intent for one card; both anew for each form. */
export function useCardSetup() {
  const wire = useWire();
  const { publishable_key } = useSettings().payments;
  return useQuery({
    // Not a key of the cards: when those change, this would be fetched again, and what is typed into the form lost.
    queryKey: ['card_setup'],
    queryFn: async (): Promise<CardSetup> => {
      const [stripe, intent] = await Promise.all([
        loadStripe(publishable_key ?? ''),
        wire.http.post<SetupIntentRecord>(paymentMethodType.endpoint, {}),
      ]);
      if (!stripe) throw new Error('Stripe is for browsers');
      return { stripe, ...intent };
    },
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
