import { type PaymentMethodRecord, paymentMethodType } from '@yard/contracts';
import { useWire } from '@yard/data';
import { useCallback } from 'react';

/** `POST api/payment_methods/confirmed`: stores a card that the provider has set up; idempotent. */
export function useSaveCard(): (setup_intent_id: string) => Promise<PaymentMethodRecord> {
  const wire = useWire();
  return useCallback(
    (setup_intent_id) =>
      wire.http.post<PaymentMethodRecord>(`${paymentMethodType.endpoint}/confirmed`, { setup_intent_id }),
    [wire],
  );
}
