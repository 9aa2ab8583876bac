import { isPaid, type PaymentRecord } from '@yard/contracts';
import { isTakenBack } from './dispute-words';

/** A deposit of which something is left to give back: what a bank has taken is not there. */
function isDepositCollected(payment: PaymentRecord): boolean {
  return payment.kind === 'deposit' && isPaid(payment) && !isTakenBack(payment);
}

/** How much of the deposit is left, in major units. */
export function collectedDeposit(payments: readonly PaymentRecord[]): number {
  return leftOf(payments.filter(isDepositCollected));
}

/** How much of the rent that was paid has not gone back, in major units. */
export function collectedRent(payments: readonly PaymentRecord[]): number {
  return leftOf(payments.filter((one) => one.kind === 'rental' && isPaid(one) && !isTakenBack(one)));
}

function leftOf(payments: readonly PaymentRecord[]): number {
  const cents = payments.reduce(
    (sum, { amount, refunded_amount }) => sum + Math.round((amount - refunded_amount) * 100),
    0,
  );
  return cents / 100;
}
