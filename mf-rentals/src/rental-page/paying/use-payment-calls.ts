import type { PaymentRecord, Terms } from '@yard/contracts';
import { adminPaymentType, paymentType, rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { useMemo } from 'react';

/** Calls on a payment; each fetches the rental again, even refused. Charges take the due amount shown. */
export function usePaymentCalls(requestId: number) {
  const wire = useWire();
  const rentals = useRecordCache(rentalRequestType).refresh;
  const listed = useRecordCache(adminPaymentType).refresh;
  return useMemo(() => {
    const refresh = () => {
      rentals();
      listed();
    };
    const payments = wire.resource(rentalRequestType).nested(requestId, paymentType);
    return {
      /**
       * `POST api/rental_requests/{id}/payments/{pid}/retry`
       *
       * @param card  null for the same
       * @returns     the new attempt
       */
      retry: ({ id, amount, updated_at }: PaymentRecord, card: string | null, seen: Terms) =>
        payments
          .act(id, 'retry', { stripe_payment_method_id: card, amount, updated_at, seen })
          .finally(refresh),
      /** `POST …/{pid}/charge_again`, for admins: the request's card once more. @returns the new attempt */
      chargeAgain: ({ id, amount, updated_at }: PaymentRecord) =>
        payments.act(id, 'charge_again', { amount, updated_at }).finally(refresh),
      /** `POST …/{pid}/ask_for_card`, for admins: the renter is notified. @returns the payment */
      askForCard: (id: number) => payments.act(id, 'ask_for_card', {}).finally(refresh),
      /** `POST …/{pid}/waive`, for admins: it is owed no more. @returns the waived attempt */
      waive: ({ id, amount, updated_at }: PaymentRecord, reason: string) =>
        payments.act(id, 'waive', { reason, amount, updated_at }).finally(refresh),
      /** `POST …/{pid}/refresh`: reads the payment from the provider. @returns the payment as it stands */
      look: (id: number) => payments.act(id, 'refresh', {}).finally(refresh),
      /** `POST …/{pid}/answer_dispute`, for admins. @returns the payment with its dispute as it stands then */
      answerDispute: (id: number, explanation: string | null) =>
        payments.act(id, 'answer_dispute', { explanation }).finally(refresh),
    };
  }, [wire, rentals, listed, requestId]);
}
