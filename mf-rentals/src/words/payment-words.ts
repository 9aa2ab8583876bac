import {
  hasPaidRent,
  isBooked,
  isRentDue,
  needsAction,
  paymentNoun,
  type PaymentRecord,
  type RentalRequestRecord,
  type UnpaidRecord,
  zoneOf,
} from '@yard/contracts';
import { formatMoney } from '@kit/money';
import { cancelledWords, isDepositLate } from './deposit-window';
import { deadlineWords, instantWords } from './time-words';

export function failureWords({ failure_message }: Pick<PaymentRecord, 'failure_message'>): string {
  return failure_message ?? 'There was no card to charge.';
}

/** The same for who does not pay: the card provider speaks to its payer. */
export const othersFailureWords = (payment: Parameters<typeof failureWords>[0]): string =>
  failureWords(payment).replace(/^Your card\b/, 'The card');

/** "The deposit of $2,490" */
export function whatWords(payment: PaymentRecord): string {
  return `The ${paymentNoun(payment)} of ${formatMoney(payment.amount, payment.currency)}`;
}

export function consequence({ kind }: PaymentRecord, request: RentalRequestRecord, now: Date): string {
  // Only a machine that is booked at once is paid before its owner has answered.
  if (request.status === 'pending') return 'The machine is booked as soon as it’s paid.';
  if (kind === 'bill') return billConsequence(request, now);
  if (kind !== 'deposit') return rentConsequence(request, now);
  return isDepositLate(request, now)
    ? 'Without the deposit, we’ll cancel the rental shortly.'
    : `Without the deposit, we’ll cancel the rental on ${cancelledWords(request)}.`;
}

function billConsequence(request: RentalRequestRecord, now: Date): string {
  const { unpaid, machine } = request;
  if (unpaid?.kind !== 'bill') return 'It’s still owed.';
  const until = untilWords(unpaid.deadline_at, zoneOf(machine), now);
  return `It can be paid${until}.${retryWords(unpaid, request, now)}`;
}

function rentConsequence(request: RentalRequestRecord, now: Date): string {
  const { unpaid } = request;
  const retry = unpaid?.kind === 'rental' ? retryWords(unpaid, request, now) : '';
  return `${payableWords(request, now)}${retry}`;
}

/** The deadline for a rent, and the owner's choice until then. */
export function payableWords({ status, unpaid, machine, payments }: RentalRequestRecord, now: Date): string {
  if (!isBooked(status)) return 'It’s still owed.';
  if (unpaid?.kind !== 'rental') return 'Until then, you both see it as unpaid.';
  const until = untilWords(unpaid.deadline_at, zoneOf(machine), now);
  const ending = hasPaidRent(payments) ? '' : '. While it’s unpaid, the owner can end the rental';
  return `It can be paid${until}${ending}.`;
}

/** The next automatic attempt at a refused payment, for an admin. @param zone  of the times */
export function nextAttemptWords(
  payment: PaymentRecord,
  { status: standing, unpaid, user }: RentalRequestRecord,
  zone: string,
  now = new Date(),
): string {
  const { kind } = payment;
  const never = 'We won’t retry it automatically.';
  if (needsAction(payment)) return `The bank is waiting for ${user.name}. ${never}`;
  // The record has the schedule of the rent alone, which is owed before the bill.
  if (kind === 'bill' && unpaid?.kind === 'rental') return `${user.name} can pay at any time.`;
  if (unpaid?.kind !== kind) return never;
  const { next_attempt_at: next, deadline_at } = unpaid;
  const again = next ? `We’ll retry the card ${onWords(next, zone, now)}.` : never;
  if (kind === 'rental' && !isBooked(standing)) return `${again} ${user.name} can pay at any time.`;
  return `${again} ${user.name} can pay${untilWords(deadline_at, zone, now)}.`;
}

/** A time in the past reads "within minutes": the next periodic job does what was due then. */
export const onWords = (next: string, zone: string, now: Date) =>
  new Date(next) > now ? `on ${instantWords(next, zone)}` : 'within minutes';

/** Begins with a space. */
export const untilWords = (deadline: string, zone: string, now: Date) =>
  new Date(deadline) > now ? ` until ${deadlineWords(deadline, zone)}` : '';

/** The time of the next automatic attempt, if there is one; begins with a space. */
export function retryWords(
  { next_attempt_at }: UnpaidRecord,
  { machine }: Pick<RentalRequestRecord, 'machine'>,
  now: Date,
): string {
  return next_attempt_at ? ` We’ll retry the card ${onWords(next_attempt_at, zoneOf(machine), now)}.` : '';
}

/** The charges of an approval with their verb; the rent is one where the start is near. */
export function chargedAtApproval({ start_date, machine }: RentalRequestRecord, now: Date): string {
  return isRentDue(start_date, zoneOf(machine), now)
    ? 'the deposit and the rental amount are'
    : 'the deposit is';
}
