import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { hasFailed, isWaived, needsAction, newestPayment, paymentNoun, wasCollected } from '@yard/contracts';
import { failureWords, whatWords } from './payment-words';

export function paidWords(payment: PaymentRecord): string {
  if (isWaived(payment)) return `The ${paymentNoun(payment)} is waived`;
  if (wasCollected(payment)) return `${whatWords(payment)} is paid`;
  if (needsAction(payment)) return 'Your bank still waits for your confirmation';
  return 'The payment is on its way';
}

/** The effect of a changed card: an unpaid rent is tried with it at once. */
export function changedCardWords(before: RentalRequestRecord, now: RentalRequestRecord): string {
  const changed = 'The card is changed';
  const rent = newestPayment(now.payments, 'rental');
  if (before.unpaid?.kind !== 'rental' || !rent) return changed;
  if (!hasFailed(rent)) return `${changed}. ${paidWords(rent)}`;
  const isTried = rent.id !== newestPayment(before.payments, 'rental')?.id;
  return isTried
    ? `${changed}, and was refused: ${failureWords(rent)}`
    : `${changed}. The rent is tried with it now.`;
}
