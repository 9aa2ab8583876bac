import { isPaid, type PaymentKind, type PaymentRecord } from '@yard/contracts';
import { toMajor } from '@kit/money';
import { refundable } from './refundable';

/** How much of the deposit is left to give back, in major units. */
export function collectedDeposit(payments: readonly PaymentRecord[]): number {
  return collected(payments, 'deposit');
}

/** How much of the rent that was paid is left to give back, in major units. */
export function collectedRent(payments: readonly PaymentRecord[]): number {
  return collected(payments, 'rental');
}

function collected(payments: readonly PaymentRecord[], kind: PaymentKind): number {
  const paid = payments.filter((payment) => payment.kind === kind && isPaid(payment));
  const [first] = paid;
  if (!first) return 0;
  const left = paid.reduce((sum, payment) => sum + refundable(payment), 0);
  return toMajor(left, first.currency);
}
