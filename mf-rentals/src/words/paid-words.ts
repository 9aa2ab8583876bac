import { type PaymentRecord, wasCollected } from '@yard/contracts';
import { whatWords } from './payment-step';

/** What became of a payment that was not refused. */
export function paidWords(payment: PaymentRecord): string {
  if (wasCollected(payment)) return `${whatWords(payment)} is paid`;
  if (payment.status === 'requires_action') return 'Your bank still waits for your confirmation';
  return 'The payment is on its way';
}
