import {
  type BillRecord,
  COLLECT_WITHIN_HOURS,
  collectFrom,
  duePayment,
  hasPaidRent,
  isBooked,
  isContested,
  isOver,
  type RentalRequestRecord,
  wasCollected,
  waitsForBank,
  zoneOf,
} from '@yard/contracts';
import { answerDue } from '@yard/contracts/rental-moves';
import { formatMoney } from '@kit/money';
import type { TimelineEvent } from '@yard/ui';
import { isTakenBack } from '../../words/dispute-words';
import { cancelledFrom, isDepositLate } from '../../words/deposit-window';
import { chargedAtApproval } from '../../words/payment-words';
import { dayWords, hasBegun, stampWords } from '../../words/time-words';

/** The rental's events to come, in order: what, when and why. None once it is over. */
export function eventsAhead(request: RentalRequestRecord, now: Date): TimelineEvent[] {
  const { status, machine_return } = request;
  if (isOver(status)) return [];
  const events = [
    status === 'pending' && !waitsForBank(request) ? answer(request, now) : null,
    ...charges(request, now),
    ...rentOwed(request, now),
    ...(machine_return ? [] : [begins(request, now), ends(request)]),
    machine_return && !request.bill ? silence(request, now) : null,
    depositBack(request),
  ];
  return events.filter((event) => event !== null).map((event) => ({ ...event, ahead: true }));
}

function answer(request: RentalRequestRecord, now: Date): TimelineEvent {
  const { machine, deposit_amount, answer_by } = request;
  const title = `${machine.user_name} answers`;
  const charged =
    deposit_amount > 0 ? `Once approved, ${chargedAtApproval(request, now)} charged.` : undefined;
  const until = answer_by ? { at: `Until ${stampWords(answer_by, zoneOf(machine))}` } : {};
  return { id: 'answers', title, children: charged, ...until };
}

function charges(request: RentalRequestRecord, now: Date): (TimelineEvent | null)[] {
  const rent = request.machine_return ? null : rentCharged(request, now);
  const missing = depositMissing(request, now);
  return cancelledFrom(request) < chargedFrom(request) ? [missing, rent] : [rent, missing];
}

function chargedFrom({ start_date, machine }: RentalRequestRecord): Date {
  return collectFrom(start_date, zoneOf(machine));
}

/** Only where something is wrong with it: nobody is threatened who did all that was required. */
function depositMissing(request: RentalRequestRecord, now: Date): TimelineEvent | null {
  if (duePayment(request)?.kind !== 'deposit') return null;
  return {
    id: 'expires',
    title: 'Canceled if the deposit isn’t paid',
    at: isDepositLate(request, now) ? 'Shortly' : stampWords(cancelledFrom(request), zoneOf(request.machine)),
  };
}

/** The card's next attempt and the rent's deadline, listed before the end; a deposit has its own event. */
function rentOwed({ status, unpaid, machine, payments }: RentalRequestRecord, now: Date): TimelineEvent[] {
  if (unpaid?.kind !== 'rental') return [];
  const zone = zoneOf(machine);
  const { next_attempt_at: next, deadline_at } = unpaid;
  const again = { id: 'retry', title: 'Card retried' };
  const end = {
    id: 'deadline',
    ...(hasPaidRent(payments)
      ? { title: 'Payment deadline for the change' }
      : { title: 'Payment deadline', children: END }),
    at: stampWords(deadline_at, zone),
  };
  return [
    ...(next ? [{ ...again, at: new Date(next) > now ? stampWords(next, zone) : 'Within minutes' }] : []),
    ...(isBooked(status) && new Date(deadline_at) > now ? [end] : []),
  ];
}

const END = 'After that, the owner can end the rental.';

function rentCharged(request: RentalRequestRecord, now: Date): TimelineEvent | null {
  const { payments, subtotal, machine, status } = request;
  if (subtotal === 0 || payments.some(({ kind }) => kind === 'rental')) return null;
  const currency = payments[0]?.currency;
  const amount = currency ? ` of ${formatMoney(subtotal, currency)}` : '';
  const event = { id: 'rent', title: `Rental amount${amount} is charged` };
  const from = chargedFrom(request);
  if (from > now) {
    const children = `${COLLECT_WITHIN_HOURS} hours before the start.`;
    return { ...event, at: stampWords(from, zoneOf(machine)), children };
  }
  const at = status === 'pending' ? 'At approval' : 'Today';
  return { ...event, at, children: `It starts within ${COLLECT_WITHIN_HOURS} hours.` };
}

function begins(request: RentalRequestRecord, now: Date): TimelineEvent | null {
  const { status, start_date, start_time } = request;
  if (status === 'active' && hasBegun(request, now)) return null;
  return { id: 'starts', title: 'Rental starts', at: dayWords(start_date, start_time) };
}

function ends({ end_date, end_time }: RentalRequestRecord): TimelineEvent {
  return { id: 'ends', title: 'Due back', at: dayWords(end_date, end_time) };
}

function silence(request: RentalRequestRecord, now: Date): TimelineEvent | null {
  const due = answerDue(request, now);
  if (!due) return null;
  const { machine, user } = request;
  return {
    id: 'silence',
    title: 'Return accepted',
    at: stampWords(due, zoneOf(machine)),
    children: `When ${user.name} accepts it, or then if there’s no answer.`,
  };
}

function depositBack({
  payments,
  deposit_amount,
  machine_return,
  deposit_refunded_at,
  bill,
}: RentalRequestRecord) {
  const isOwed = payments.some(
    (payment) => payment.kind === 'deposit' && wasCollected(payment) && !isTakenBack(payment),
  );
  if (deposit_amount === 0 || deposit_refunded_at || (payments.length > 0 && !isOwed)) return null;
  if (bill) return billedDeposit(bill);
  const less = machine_return?.damage_amount ? ', minus damage' : '';
  const why =
    machine_return && isContested(machine_return) ? 'After Yard decides.' : 'After the return is accepted.';
  return { id: 'back', title: `Deposit refunded${less}`, children: why };
}

function billedDeposit({ status }: BillRecord): TimelineEvent {
  const why = status === 'contested' ? 'After you agree or Yard decides.' : 'After it’s accepted.';
  return { id: 'back', title: 'Deposit refunded, minus the bill', children: why };
}
