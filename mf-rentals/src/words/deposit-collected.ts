import { isPaid, type PaymentKind, type PaymentRecord, refundableAmount } from '@yard/contracts';
import { type MinorUnits, toMajor, toMinor } from '@kit/money';

/** The part of the deposit that can still be refunded, in major units. */
export function collectedDeposit(payments: readonly PaymentRecord[]): number {
  return collected(payments, 'deposit');
}

/** The part of the paid rent that can still be refunded, in major units. */
export const collectedRent = (payments: readonly PaymentRecord[]): number => collected(payments, 'rental');

function collected(payments: readonly PaymentRecord[], kind: PaymentKind): number {
  const paid = payments.filter((payment) => payment.kind === kind && isPaid(payment));
  const [first] = paid;
  if (!first) return 0;
  const left = paid.reduce((sum, payment) => sum + refundable(payment), 0);
  return toMajor(left, first.currency);
}

/** The amount of a payment that can be refunded now, in minor units: the server's own rule. */
export function refundable(payment: PaymentRecord): MinorUnits {
  if (!isPaid(payment)) return 0;
  const { amount, refunded_amount, returning_amount = 0, dispute, currency } = payment;
  return refundableAmount({
    amount: toMinor(amount, currency),
    back: toMinor(refunded_amount, currency) + toMinor(returning_amount, currency),
    dispute: dispute && { status: dispute.status, amount: toMinor(dispute.amount, currency) },
  });
}
