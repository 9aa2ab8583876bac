import { WireError } from '@laravel-wire/client';
import { paymentMethodType } from '@yard/contracts';
import { useRecordCache, refusalWords } from '@yard/data';
import { useCallback, useRef, useState } from 'react';
import { useSaveCard } from '../use-save-card';

/** Result of setting up a card with Stripe: its setup intent, or the error (null: shown in the form). */
export type SetUpCard = { setup_intent_id: string } | { error: string | null };

export type StripeForm = { confirm(): Promise<SetUpCard> };

export interface StripeCard {
  /** The reason why the card was not stored; null when nothing is wrong. */
  error: string | null;
  busy: boolean;
  /** Called with the form when it is there, and with null when it goes. */
  attach(form: StripeForm | null): void;
  /** Stores the card. @returns its provider's id; null when it was refused, with the error shown */
  store(): Promise<string | null>;
}

/** A card typed into Stripe's own form; nothing of it comes here. */
export function useStripeCard(): StripeCard {
  const keep = useSaveCard();
  const { refresh } = useRecordCache(paymentMethodType);
  const form = useRef<StripeForm | null>(null);
  // A setup intent that succeeded cannot be used again: a second try begins after it.
  const setUp = useRef<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attach = useCallback((loaded: StripeForm | null) => {
    form.current = loaded;
    setUp.current = null;
  }, []);

  const store = async () => {
    setBusy(true);
    setError(null);
    try {
      if (setUp.current === null) {
        const confirmed = await confirmIn(form.current);
        if ('error' in confirmed) {
          setError(confirmed.error);
          return null;
        }
        setUp.current = confirmed.setup_intent_id;
      }
      const card = await keep(setUp.current);
      refresh();
      return card.stripe_payment_method_id;
    } catch (failure) {
      if (!(failure instanceof WireError)) throw failure;
      setError(refusalWords(failure));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { error, busy, attach, store };
}

async function confirmIn(form: StripeForm | null): Promise<SetUpCard> {
  return form?.confirm() ?? { error: 'The card form is still loading. Try again in a moment.' };
}
