import { refundableAmount, type PaymentRecord } from '@yard/contracts';
import { type MinorUnits, toMinor } from '@kit/money';

/** What of a payment can be given back yet, in minor units: the server's own rule. */
export function refundable(payment: PaymentRecord): MinorUnits {
  const { amount, refunded_amount, returning_amount = 0, dispute, currency } = payment;
  return refundableAmount({
    amount: toMinor(amount, currency),
    back: toMinor(refunded_amount, currency) + toMinor(returning_amount, currency),
    dispute: dispute && { status: dispute.status, amount: toMinor(dispute.amount, currency) },
  });
}
