import { hasFailed, type PaymentRecord, type RentalRequestRecord } from '@yard/contracts';
import { useAlertedCall } from '@yard/data';
import { useModals, useToast } from '@yard/ui';
import { useCallback } from 'react';
import { paidWords } from '../../words/paid-words';
import { useBankConfirmation } from './use-bank-confirmation';
import { useOneAtATime } from './use-one-at-a-time';
import { usePaymentCalls } from './use-payment-calls';

export interface Confirmation {
  /** Has the renter confirm a payment that waits for it, and says what became of it. */
  confirm(payment: PaymentRecord): Promise<void>;
  busy: boolean;
}

/** The confirmation of payments by their payer's bank. @param onRefused  called with a payment that failed by it */
export function useConfirmation(
  request: RentalRequestRecord,
  onRefused: (payment: PaymentRecord) => void,
): Confirmation {
  const askBank = useBankConfirmation(request);
  const { look } = usePaymentCalls(request.id);
  const { alert } = useModals();
  const call = useAlertedCall();
  const toast = useToast();

  const ask = useCallback(
    async (payment: PaymentRecord) => {
      const answer = await askBank(payment);
      if (answer === 'left') return;
      if (answer !== 'answered') return alert({ message: answer.failure });
      const looking = look(payment.id).then((settled) => {
        if (hasFailed(settled)) onRefused(settled);
        else toast.show(paidWords(settled));
      });
      await call(looking);
    },
    [askBank, look, alert, call, toast, onRefused],
  );
  const [confirm, busy] = useOneAtATime(ask);
  return { confirm, busy };
}
