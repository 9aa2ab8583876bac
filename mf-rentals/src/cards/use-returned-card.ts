import { WireError } from '@laravel-wire/client';
import { paymentMethodType } from '@yard/contracts';
import { useRecordCache, refusalWords } from '@yard/data';
import { useModals, useToast } from '@yard/ui';
import { SETUP_RETURN } from './stripe/return-address';
import { useReturned } from './stripe/use-returned';
import { useSaveCard } from './use-save-card';

/** Stores the card of a reader who returns from the bank's page to which Stripe had sent them. */
export function useReturnedCard(): void {
  const keep = useSaveCard();
  const { refresh } = useRecordCache(paymentMethodType);
  const { alert } = useModals();
  const toast = useToast();
  const back = async (setupIntent: string) => {
    try {
      await keep(setupIntent);
      refresh();
      toast.show('Card saved');
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      await alert({ title: 'The card wasn’t saved', message: refusalWords(error) });
    }
  };
  useReturned(SETUP_RETURN, (setupIntent) => void back(setupIntent));
}
