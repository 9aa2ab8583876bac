import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { useModals } from '@yard/ui';
import { useCallback } from 'react';
import { SimulatedBank } from './simulated-bank';

/** Result of the bank's page: an answer (the provider knows which), none, or the error as a sentence. */
export type BankAnswer = 'answered' | 'left' | { failure: string };

/** Has the renter confirm a payment with their bank, by the provider that takes the cards. */
export function useBankConfirmation(
  request: Pick<RentalRequestRecord, 'stripe_payment_method_id' | 'machine'>,
): (payment: PaymentRecord) => Promise<BankAnswer> {
  const { provider, publishable_key } = useSettings().payments;
  const { open } = useModals();
  const newest = request.stripe_payment_method_id;
  const machine = request.machine.subject;

  return useCallback(
    async (payment) => {
      const card = payment.stripe_payment_method_id ?? newest;
      if (provider === 'stripe') {
        // Only now, and only with Stripe, is its script worth loading.
        const { collectWithStripe } = await import('../../cards/stripe/collect-with-stripe');
        return collectWithStripe(publishable_key ?? '', payment.client_secret ?? '', card);
      }
      return new Promise<BankAnswer>((resolve) => {
        const answered = (close: () => void) => () => {
          resolve('answered');
          close();
        };
        open(
          (close) => (
            <SimulatedBank payment={payment} card={card} machine={machine} onAnswered={answered(close)} />
          ),
          { title: 'Simulated bank', size: 'small', shape: 'sheet', onClose: () => resolve('left') },
        );
      });
    },
    [provider, publishable_key, open, newest, machine],
  );
}
