import type { PaymentRecord } from '@yard/contracts';
import { baseFields, wireInstant, wireMoney } from '../database/wire-fields';
import type { Payment } from './payment.entity';

/** What the reader of a payment is to its rental request. */
export interface PaymentReader {
  isRenter: boolean;
  isOwner: boolean;
}

/** Ids of the card provider are not the owner's business; the secret is the renter's, while something waits for them. */
export function presentPayment(payment: Payment, reader: PaymentReader): PaymentRecord {
  const waits = reader.isRenter && payment.status === 'requires_action' && payment.client_secret;
  return {
    ...baseFields(payment),
    rental_request_id: payment.rental_request_id,
    kind: payment.kind,
    amount: wireMoney(payment.amount),
    refunded_amount: wireMoney(payment.refunded_amount),
    currency: payment.currency,
    status: payment.status,
    failure_message: payment.failure_message,
    stripe_payment_intent_id: reader.isOwner ? null : payment.stripe_payment_intent_id,
    attempted_at: wireInstant(payment.attempted_at),
    succeeded_at: wireInstant(payment.succeeded_at),
    ...(waits ? { client_secret: waits } : {}),
  };
}
