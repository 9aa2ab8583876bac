import { WireError } from '@laravel-wire/client';
import { paymentMethodType } from '@yard/contracts';
import { useRecordCache, refusalWords } from '@yard/data';
import { useModals, useToast } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { SETUP_RETURN } from './stripe/return-address';
import { useSaveCard } from './use-save-card';

/** Stores the card of a reader who returns from the bank's page to which Stripe had sent them. */
export function useReturnedCard(): void {
  const [query, setQuery] = useSearchParams();
  const keep = useSaveCard();
  const { refresh } = useRecordCache(paymentMethodType);
  const { alert } = useModals();
  const toast = useToast();
  const handled = useRef<string | null>(null);
  const setupIntent = query.get('setup_intent');

  useEffect(() => {
    if (setupIntent === null || handled.current === setupIntent) return;
    handled.current = setupIntent;
    const back = async () => {
      try {
        await keep(setupIntent);
        refresh();
        toast.show('Card saved');
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        await alert({ title: 'The card wasn’t saved', message: refusalWords(error) });
      }
    };
    setQuery(
      (before) => {
        SETUP_RETURN.forEach((name) => before.delete(name));
        return before;
      },
      { replace: true },
    );
    void back();
  }, [setupIntent, keep, refresh, alert, toast, setQuery]);
}
