import { withAmountDue } from '../payments/amount-due';
import { canRetry, isUnderWay, needsAction } from '../payments/payment';
import type { PaymentKind } from '../payments/payment-words';
import type { PaymentRecord } from '../payments/records';
import type { UnpaidRecord } from './part-records';
import type { RentalRequestRecord } from './records';

type Attempt = Pick<PaymentRecord, 'id' | 'kind' | 'status'>;

export interface PaymentFacts<P extends Attempt = PaymentRecord> extends Pick<RentalRequestRecord, 'status'> {
  payments: readonly P[];
  unpaid: Pick<UnpaidRecord, 'kind'> | null;
}

export const duePayment = (request: PaymentFacts): PaymentRecord | null => duePayments(request)[0] ?? null;

/** Those that are due, the deposit before the rental. Of one that is back or closed: the rent that is owed, and the bill. */
export function duePayments<P extends Attempt>({ status, payments, unpaid }: PaymentFacts<P>): P[] {
  const kinds: PaymentKind[] = ['returned', 'closed'].includes(status)
    ? [...(unpaid?.kind === 'rental' ? (['rental'] as const) : []), 'bill']
    : ['deposit', 'rental'];
  return kinds.map((kind) => retryablePayment(payments, kind)).filter((payment) => payment !== null);
}

/** Payments that another card is charged with at once, in the amounts due: unpaid rent and unpaid bill. */
export function otherCardCharges(
  request: PaymentFacts & Pick<RentalRequestRecord, 'subtotal' | 'deposit_amount'>,
): PaymentRecord[] {
  const charged = duePayments(request).filter(({ kind }) => kind !== 'deposit');
  return charged.map((payment) => withAmountDue(request, payment));
}

/** The newest attempt of a kind, if it is due to be tried again. */
export function retryablePayment<P extends Attempt>(payments: readonly P[], kind: PaymentKind): P | null {
  const last = newestPayment(payments, kind);
  return last && canRetry(last) ? last : null;
}

export function newestPayment<P extends Attempt>(payments: readonly P[], kind: PaymentKind): P | null {
  const attempts = payments.filter((payment) => payment.kind === kind).sort((a, b) => a.id - b.id);
  return attempts.at(-1) ?? null;
}

/** True where a request is booked as soon as a bank has answered: it waits for nobody else. */
export function waitsForBank({ status, payments }: Pick<PaymentFacts, 'status' | 'payments'>): boolean {
  const deposit = status === 'pending' ? newestPayment(payments, 'deposit') : null;
  return deposit !== null && isUnderWay(deposit);
}

/** True where the bank waits for the payer's confirmation, and the reader is the payer. */
export function canConfirm(payment: PaymentRecord): boolean {
  return needsAction(payment) && payment.client_secret !== undefined;
}
