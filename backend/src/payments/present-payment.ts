import { canAnswerDispute, type DisputeRecord, type PaymentRecord } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import type { RawInstant } from '@kit/server/store/reading';
import { type Stamped, wireInstant, wireMoney, wireStamp } from '@kit/server/store/present';
import type { Payment } from './payment.entity';

type Instants =
  | 'attempted_at'
  | 'succeeded_at'
  | 'waived_at'
  | 'card_asked_at'
  | 'dispute_due_by'
  | 'dispute_opened_at'
  | 'dispute_closed_at';

export type ShownPayment = Stamped &
  Pick<
    Payment,
    | 'rental_request_id'
    | 'kind'
    | 'rental_change_id'
    | 'amount'
    | 'refunded_amount'
    | 'currency'
    | 'status'
    | 'failure_message'
    | 'failure_code'
    | 'waived_by'
    | 'waiver_reason'
    | 'stripe_payment_intent_id'
    | 'stripe_payment_method_id'
    | 'client_secret'
    | 'dispute_status'
    | 'dispute_amount'
  > & { returning_amount?: MinorUnits | null } & { [K in Instants]?: RawInstant | null };

export interface PaymentReader {
  isRenter: boolean;
  isOwner: boolean;
}

/**
 * Ids of the card provider are not the owner's business, its codes are the admins' alone: some tell of a stolen card.
 * The secret and the card are the renter's, while something waits for them.
 */
export function presentPayment(payment: ShownPayment, reader: PaymentReader): PaymentRecord {
  const waits = reader.isRenter && payment.status === 'requires_action' && payment.client_secret;
  // One literal: made of others by spreading, a list's payments took longer than all else of it together.
  const record = {
    id: payment.id,
    created_at: wireStamp(payment.created_at),
    updated_at: wireStamp(payment.updated_at),
    deleted_at: wireInstant(payment.deleted_at),
    rental_request_id: payment.rental_request_id,
    kind: payment.kind,
    rental_change_id: payment.rental_change_id ?? null,
    amount: wireMoney(payment.amount),
    refunded_amount: wireMoney(payment.refunded_amount),
    currency: payment.currency,
    status: payment.status,
    failure_message: payment.failure_message,
    failure_code: reader.isRenter || reader.isOwner ? null : (payment.failure_code ?? null),
    card_asked_at: wireInstant(payment.card_asked_at ?? null),
    stripe_payment_intent_id: reader.isOwner ? null : payment.stripe_payment_intent_id,
    attempted_at: wireInstant(payment.attempted_at ?? null),
    succeeded_at: wireInstant(payment.succeeded_at ?? null),
    waived_at: wireInstant(payment.waived_at ?? null),
    waived_by: payment.waived_by ?? null,
    waiver_reason: payment.waiver_reason ?? null,
    dispute: disputeOf(payment),
    disputed_at: wireInstant(payment.dispute_opened_at ?? null),
    dispute_closed_at: wireInstant(payment.dispute_closed_at ?? null),
  };
  if (payment.returning_amount) {
    Object.assign(record, { returning_amount: wireMoney(payment.returning_amount) });
  }
  return waits ? Object.assign(record, askedOf(payment, waits)) : record;
}

/** The card of this attempt: the request's may be another one since. */
function askedOf({ stripe_payment_method_id: card }: ShownPayment, client_secret: string) {
  return card === null ? { client_secret } : { client_secret, stripe_payment_method_id: card };
}

/** The bank hears nothing more once it was answered. */
function disputeOf({ dispute_status, dispute_amount, dispute_due_by }: ShownPayment): DisputeRecord | null {
  if (!dispute_status) return null;
  return {
    status: dispute_status,
    amount: wireMoney(dispute_amount ?? 0),
    due_by: canAnswerDispute(dispute_status) ? wireInstant(dispute_due_by ?? null) : null,
  };
}
