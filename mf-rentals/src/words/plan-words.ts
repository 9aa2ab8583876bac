import {
  isUnderWay,
  type MachineRecord,
  needsAction,
  newestPayment,
  hasFailed,
  paymentNoun,
  type PaymentRecord,
  type PlanRecord,
  type RentalRequestRecord,
  wasCollected,
  zoneOf,
} from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { formatMoney } from '@kit/money';
import type { PriceLine } from '@yard/ui';
import { sumOf } from './card-charges';
import { dayWords } from './time-words';

type Sums = readonly Pick<PaymentRecord, 'kind' | 'amount'>[];

/** The total of the charges, in major units. */
export function planSum(sums: readonly { amount: number }[], currency: string): number {
  return sumOf(sums.map(({ amount }) => ({ amount, currency })));
}

export const planMoney = (sums: Sums, currency: string): string =>
  formatMoney(planSum(sums, currency), currency);

/** The charges by date, and the deposit's refund. An instant booking waits for a card alone, not for its owner. */
export function planLines(plan: PlanRecord, currency: string, machine: MachineRecord): PriceLine[] {
  const answered = plan.later.filter(({ at }) => at === null);
  const dated = plan.later.filter(({ at }) => at !== null);
  const due = machine.instant_book ? 'Due when you add a card' : 'Due when the owner approves';
  return [
    ...lineOf('Due now', plan.now, currency),
    ...lineOf(due, answered, currency),
    ...dated.flatMap((one) =>
      lineOf(`Due ${dayWords(todayIn(zoneOf(machine), new Date(one.at ?? 0)))}`, [one], currency),
    ),
    ...lineOf(
      'Deposit back after the return',
      plan.back.filter(({ after }) => after === 'return'),
      currency,
      'held',
    ),
  ];
}

function lineOf(label: string, sums: Sums, currency: string, kind?: PriceLine['kind']): PriceLine[] {
  if (sums.length === 0) return [];
  const detail = kind ? undefined : sums.map(paymentNoun).join(' and ');
  return [{ label, detail, amount: planSum(sums, currency), kind }];
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
