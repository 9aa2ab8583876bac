import {
  dueLines,
  isUnderWay,
  type MachineRecord,
  needsAction,
  newestPayment,
  onceApproved,
  hasFailed,
  type PaymentRecord,
  type PlanRecord,
  type RentalRequestRecord,
  wasCollected,
} from '@yard/contracts';
import { formatMoney } from '@kit/money';
import type { PriceLine } from '@yard/ui';
import { sumOf } from './card-charges';

type Sums = readonly Pick<PaymentRecord, 'kind' | 'amount'>[];

/** The total of the charges, in major units. */
export function planSum(sums: readonly { amount: number }[], currency: string): number {
  return sumOf(sums.map(({ amount }) => ({ amount, currency })));
}

export const planMoney = (sums: Sums, currency: string): string =>
  formatMoney(planSum(sums, currency), currency);

/** The charges by date, and the deposit's refund. An instant booking waits for a card alone, not for its owner. */
export function planLines(plan: PlanRecord, currency: string, machine: MachineRecord): PriceLine[] {
  const answered = machine.instant_book ? 'when you add a card' : onceApproved(machine);
  return dueLines(plan, machine, answered, new Date()).map(({ label, sums, isBack }) => ({
    label,
    amount: planSum(sums, currency),
    kind: isBack && 'held',
  }));
}

/** The button of a request that is sent with this plan. */
export function sendWords(plan: PlanRecord | undefined, currency: string): string {
  if (!plan || plan.becomes === 'pending') return 'Send request';
  return plan.now.length > 0 ? `Book and pay ${planMoney(plan.now, currency)}` : 'Book';
}

export function sentWords({ status, payments }: RentalRequestRecord, currency: string): string {
  const deposit = newestPayment(payments, 'deposit');
  if (status !== 'pending') return bookedWords(payments, currency);
  if (deposit && needsAction(deposit)) return 'Your bank asks you to confirm the payment';
  if (deposit && isUnderWay(deposit)) return 'Your card is being charged';
  if (deposit && hasFailed(deposit)) return 'Request sent. Your card was declined.';
  return 'Request sent';
}

function bookedWords(payments: readonly PaymentRecord[], currency: string): string {
  const paid = payments.filter((payment) => wasCollected(payment) && payment.amount > 0);
  if (paid.length > 0) return `Booked. ${planMoney(paid, currency)} was charged.`;
  return payments.some(isUnderWay) ? 'Booked. Your card is being charged.' : 'Booked';
}
