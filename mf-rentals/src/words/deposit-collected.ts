import { isPaid, type PaymentRecord } from '@yard/contracts';
import { isTakenBack } from './dispute-words';

/** A deposit of which something is left to give back: what a bank has taken is not there. */
export function isDepositCollected(payment: PaymentRecord): boolean {
  return payment.kind === 'deposit' && isPaid(payment) && !isTakenBack(payment);
}

/** How much of the deposit is left, in major units. */
export function collectedDeposit(payments: readonly PaymentRecord[]): number {
  const cents = payments
    .filter(isDepositCollected)
    .reduce((sum, { amount, refunded_amount }) => sum + Math.round((amount - refunded_amount) * 100), 0);
  return cents / 100;
}
