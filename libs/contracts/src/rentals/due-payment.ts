import { canRetry } from '../payments/payment';
import type { PaymentKind, PaymentRecord } from '../payments/records';
import type { RentalStatus } from './rental-request.state';

/** The payment that is due, the deposit before the rental; null when none is. After the end it is the bill's. */
export function duePayment(payments: readonly PaymentRecord[], status?: RentalStatus): PaymentRecord | null {
  if (status === 'closed') return retryablePayment(payments, 'bill');
  return retryablePayment(payments, 'deposit') ?? retryablePayment(payments, 'rental');
}

/** The newest attempt of a kind, if it is due to be tried again. */
export function retryablePayment(
  payments: readonly PaymentRecord[],
  kind: PaymentKind,
): PaymentRecord | null {
  const last = newestPayment(payments, kind);
  return last && canRetry(last) ? last : null;
}

/** The newest attempt of a kind; null before the first. */
export function newestPayment(payments: readonly PaymentRecord[], kind: PaymentKind): PaymentRecord | null {
  const attempts = payments.filter((payment) => payment.kind === kind).sort((a, b) => a.id - b.id);
  return attempts.at(-1) ?? null;
}

/** Whether a payment waits for its payer's word to the bank, and its payer is who reads this. */
export function canConfirm({ status, client_secret }: PaymentRecord): boolean {
  return status === 'requires_action' && client_secret !== undefined;
}
