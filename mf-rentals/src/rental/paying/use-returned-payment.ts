import { hasFailed, type PaymentRecord, type RentalRequestRecord } from '@yard/contracts';
import { useAlertedCall } from '@yard/data';
import { useToast } from '@yard/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PAYMENT_RETURN } from '../../cards/stripe/return-address';
import { paidWords } from '../../words/paid-words';
import { usePaymentCalls } from './use-payment-calls';

/** Looks what became of the payment of a reader who comes back from their bank's page. */
export function useReturnedPayment(
  { id, payments }: RentalRequestRecord,
  onRefused: (payment: PaymentRecord) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const { look } = usePaymentCalls(id);
  const call = useAlertedCall();
  const toast = useToast();
  const handled = useRef<string | null>(null);
  const intent = query.get('payment_intent');
  const paymentId = payments.find((payment) => payment.stripe_payment_intent_id === intent)?.id;

  useEffect(() => {
    if (intent === null || handled.current === intent) return;
    handled.current = intent;
    const back = async () => {
      if (paymentId === undefined) return;
      const payment = await look(paymentId);
      if (hasFailed(payment)) onRefused(payment);
      else toast.show(paidWords(payment));
    };
    setQuery(
      (before) => {
        PAYMENT_RETURN.forEach((name) => before.delete(name));
        return before;
      },
      { replace: true },
    );
    void call(back());
  }, [intent, paymentId, look, onRefused, call, toast, setQuery]);
}
