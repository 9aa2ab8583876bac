import { paymentType, rentalRequestType } from '@yard/contracts';
import { useRecordCache, useWire } from '@yard/data';
import { useMemo } from 'react';

/** What a renter can have done with a payment; the rental is looked at again after each, whatever became of it. */
export function usePaymentCalls(requestId: number) {
  const wire = useWire();
  const { refresh } = useRecordCache(rentalRequestType);
  return useMemo(() => {
    const payments = wire.resource(rentalRequestType).nested(requestId, paymentType);
    return {
      /** `POST api/rental_requests/{id}/payments/{pid}/retry`: @returns the new attempt. @param card null for the same */
      retry: (id: number, card: string | null) =>
        payments.act(id, 'retry', { stripe_payment_method_id: card }).finally(refresh),
      /** `POST …/{pid}/refresh`: has the provider asked. @returns the payment as it stands */
      look: (id: number) => payments.act(id, 'refresh', {}).finally(refresh),
    };
  }, [wire, refresh, requestId]);
}
