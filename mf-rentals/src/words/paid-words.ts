import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { hasFailed, isWaived, needsAction, newestPayment, paymentNoun, wasCollected } from '@yard/contracts';
import { failureWords, whatWords } from './payment-words';

export function paidWords(payment: PaymentRecord): string {
  if (isWaived(payment)) return `The ${paymentNoun(payment)} is waived`;
  if (wasCollected(payment)) return `${whatWords(payment)} is paid`;
  if (needsAction(payment)) return 'Your bank is waiting for you to confirm';
  return 'The payment is on its way';
}

/** The effect of a changed card: an unpaid rent is tried with it at once. */
export function changedCardWords(before: RentalRequestRecord, now: RentalRequestRecord): string {
  const changed = 'Card changed';
  const rent = newestPayment(now.payments, 'rental');
  if (before.unpaid?.kind !== 'rental' || !rent) return changed;
  if (!hasFailed(rent)) return `${changed}. ${paidWords(rent)}`;
  const isTried = rent.id !== newestPayment(before.payments, 'rental')?.id;
  return isTried
    ? `${changed}, but it was declined:  ${failureWords(rent)}`
    : `${changed}. We’re charging the rent now.`;
}
