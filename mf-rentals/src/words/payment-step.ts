import {
  canRetry,
  isPastCancellationWindow,
  type PaymentKind,
  type PaymentRecord,
  type RentalRequestRecord,
} from '@yard/contracts';
import { formatMoney } from '@yard/money';
import { cancelledWords } from './deposit-window';
import type { Reader } from './reader';
import { type NextStep, nobodysTurn, theirTurn, yourTurn } from './step';
import { zoneOf } from './time-words';

/** What a payment is for, within a sentence. */
export const kindWords: Record<PaymentKind, string> = {
  deposit: 'deposit',
  rental: 'rental amount',
  damage: 'damage',
};

/** The newest attempt of a kind; null before the first. */
export function newest(payments: readonly PaymentRecord[], kind: PaymentKind): PaymentRecord | null {
  const attempts = payments.filter((payment) => payment.kind === kind).sort((a, b) => a.id - b.id);
  return attempts.at(-1) ?? null;
}

/** The newest attempt of a kind, if it is due to be tried again. */
export function retryable(payments: readonly PaymentRecord[], kind: PaymentKind): PaymentRecord | null {
  const last = newest(payments, kind);
  return last && canRetry(last) ? last : null;
}

/** The payment that is due, the deposit before the rental; null when none is. */
export function duePayment({ payments }: Pick<RentalRequestRecord, 'payments'>): PaymentRecord | null {
  return retryable(payments, 'deposit') ?? retryable(payments, 'rental');
}

/** Whether a payment waits for its payer's word to the bank, and its payer is who reads this. */
export function canConfirm({ status, client_secret }: PaymentRecord): boolean {
  return status === 'requires_action' && client_secret !== undefined;
}

/** Why a payment did not work, as a sentence. */
export function failureWords({ failure_message }: Pick<PaymentRecord, 'failure_message'>): string {
  return failure_message ?? 'There was no card to charge.';
}

/** "The deposit of $2,490" */
export function whatWords({ kind, amount, currency }: PaymentRecord): string {
  return `The ${kindWords[kind]} of ${formatMoney(amount, currency)}`;
}

/** What a rental waits for while a payment has not worked; null when all that was tried did. */
export function paymentStep(request: RentalRequestRecord, reader: Reader, now: Date): NextStep | null {
  const payment = duePayment(request);
  if (payment === null) return underWay(request);
  const otherwise = consequence(payment, request, now);
  if (reader !== 'renter') {
    const verb = payment.status === 'requires_action' ? 'confirm' : 'pay';
    return theirTurn(`${request.user.name} has to ${verb} the ${kindWords[payment.kind]}`, otherwise);
  }
  if (canConfirm(payment)) {
    const title = `Your bank wants you to confirm ${formatMoney(payment.amount, payment.currency)}`;
    const text = `It is the ${kindWords[payment.kind]}. Confirm it with your bank, or pay with another card.`;
    return yourTurn('confirm', title, `${text} ${otherwise}`);
  }
  const title = `${whatWords(payment)} could not be charged`;
  const why = payment.status === 'failed' ? failureWords(payment) : 'Your bank has not approved it.';
  return yourTurn('pay', title, `${why} Try again, or pay with another card. ${otherwise}`);
}

function underWay({ payments }: RentalRequestRecord): NextStep | null {
  const deposit = newest(payments, 'deposit');
  if (deposit?.status !== 'pending' && deposit?.status !== 'processing') return null;
  return nobodysTurn(`${whatWords(deposit)} is being charged`, 'The answer of the bank is shown here.');
}

/** What a payment leads to, or what happens without it. */
function consequence({ kind }: PaymentRecord, request: RentalRequestRecord, now: Date): string {
  // Only a machine that is booked at once is paid before its owner has answered.
  if (request.status === 'pending') return 'Once it is paid, the machine is booked at once.';
  if (kind !== 'deposit') return 'Until then it is shown as unpaid to both of you.';
  const { machine, cancellation_policy: policy } = request;
  return isPastCancellationWindow(request, policy.window_hours, zoneOf(machine), now)
    ? 'Without the deposit the rental is cancelled with the next check.'
    : `Without the deposit the rental is cancelled on ${cancelledWords(request)}.`;
}
