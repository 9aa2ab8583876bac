import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { paymentNoun, hasFailed, isBegun, isWaived, startsAt, wasCollected, zoneOf } from '@yard/contracts';
import { formatMoney } from '@kit/money';
import type { TimelineEvent } from '@yard/ui';
import { cancelledBy } from '../../words/cancelled-step';
import { firstNameOf, type Reader } from '../../words/reader';
import { paidWords } from '../../words/paid-words';
import { othersFailureWords, whatWords } from '../../words/payment-words';
import { isTakenBack } from '../../words/dispute-words';
import { dayWords, hasBegun, stampWords } from '../../words/time-words';
import { eventsAhead } from './events-ahead';
import { breakdownEvents, changeEvents, handoverEvents } from './change-events';
import { billEvents } from './bill-events';
import { type Past, past } from './past-event';
import { disputeEvents, unpaidEvents } from './troubled-events';

const MINUTE_MS = 60_000;

/** The rental's past events in order, then those to come with their time and reason. */
export function timelineEvents(request: RentalRequestRecord, now = new Date(), reader: Reader = 'admin') {
  // Causes before their effects: of one instant, events stay in this order.
  const happened = [
    ...asked(request, reader),
    ...changeEvents(request, now),
    ...handoverEvents(request),
    ...began(request, now),
    ...breakdownEvents(request),
    ...decisions(request, reader),
    ...billEvents(request),
    ...request.payments.flatMap(paymentEvent),
    ...refundEvents(request),
    ...unpaidEvents(request, now),
    ...disputeEvents(request),
    ...ended(request),
  ];
  const zone = zoneOf(request.machine);
  const past = happened
    .sort((a, b) => a.instant.getTime() - b.instant.getTime())
    .map(({ instant, ...event }) => ({ at: stampWords(instant, zone), ...event }));
  return [...past, ...eventsAhead(request, now)] satisfies TimelineEvent[];
}

function asked(request: RentalRequestRecord, reader: Reader): Past[] {
  const renter = reader === 'renter' ? 'You' : request.user.name;
  const created = { id: 'asked', title: `${renter} sent the request`, tone: 'info' } as const;
  return [
    past(created, request.created_at),
    past({ id: 'approved', title: 'Approved', tone: 'good' }, request.approved_at),
    past({ id: 'declined', title: 'Declined', tone: 'bad' }, request.declined_at),
  ].flat();
}

function decisions(request: RentalRequestRecord, reader: Reader): Past[] {
  const { cancellation, machine_return, decision } = request;
  return [
    ...returned(request),
    past(
      { id: 'contested', title: 'Return contested', tone: 'warn', children: machine_return?.contest_reason },
      machine_return?.contested_at,
    ),
    past({ id: 'accepted', title: 'Return accepted', tone: 'good' }, machine_return?.accepted_at),
    past(
      {
        id: 'cancelled',
        title: `${cancelledBy(request, reader)} canceled`,
        tone: 'bad',
        children: cancellation?.reason,
      },
      cancellation?.created_at,
    ),
    past(
      {
        id: 'decided',
        title: `${decision?.user_name ?? 'Yard'} decided`,
        tone: 'info',
        children: decidedWords(request),
      },
      decision?.decided_at,
    ),
  ].flat();
}

/** Its minute was typed: what happened within that came before, unless the return was recorded by then. */
function returned({ machine_return: report, machine }: RentalRequestRecord): Past[] {
  if (!report) return [];
  const recorded = new Date(report.created_at).getTime();
  return past({ id: 'returned', title: 'Returned', tone: 'info' }, report.returned_at).map((event) => {
    const instant = new Date(Math.min(event.instant.getTime() + MINUTE_MS - 1, recorded));
    return { at: stampWords(event.instant, zoneOf(machine)), ...event, instant };
  });
}

function ended(request: RentalRequestRecord): Past[] {
  const closed = past({ id: 'closed', title: 'Closed', tone: 'neutral' }, request.closed_at);
  return [...depositSettled(request), ...closed];
}

/** Both amounts, and why: the claim stays what it was. */
function decidedWords({ decision, machine_return, payments }: RentalRequestRecord): string | undefined {
  const currency = payments[0]?.currency;
  if (!decision || !currency) return decision?.reason ?? undefined;
  const money = (amount: number) => formatMoney(amount, currency, { exact: true });
  const amounts = `${money(decision.amount)} goes to damage; ${money(machine_return?.damage_amount ?? 0)} was claimed.`;
  return [amounts, decision.reason].filter(Boolean).join(' ');
}

function paymentEvent(payment: PaymentRecord): Past[] {
  const cardRequested = {
    id: `card-asked-${payment.id}`,
    title: 'Another card requested',
    tone: 'warn',
  } as const;
  return [...outcomeEvent(payment), ...past(cardRequested, payment.card_asked_at)];
}

/** Refunds by an admin with payment and reason; each says where the money was the owner's by then. */
function refundEvents({ refunds, payments, closed_at, machine }: RentalRequestRecord): Past[] {
  const currency = payments[0]?.currency;
  if (!currency) return [];
  return refunds.flatMap(({ kind, amount, reason, created_at }, index) => {
    const isOwners = kind !== 'deposit' || (closed_at !== null && created_at > closed_at);
    const whose = isOwners ? `, from ${firstNameOf(machine.user_name)}’s earnings` : '';
    const title = `${formatMoney(amount, currency, { exact: true })} of the ${paymentNoun({ kind })} refunded${whose}`;
    return past({ id: `refund-${index}`, title, tone: 'good', children: reason }, created_at);
  });
}

/** The deposit's outcome once nothing more of it is owed, apart from earlier refunds by an admin. */
function depositSettled({ deposit_refunded_at, payments, refunds }: RentalRequestRecord): Past[] {
  const deposit = payments.find((payment) => payment.kind === 'deposit' && wasCollected(payment));
  if (!deposit || isTakenBack(deposit)) return [];
  const own = refunds.filter(({ kind }) => kind === 'deposit');
  const sumOf = (some: typeof own) => some.reduce((sum, { amount }) => sum + amount, 0);
  const before = sumOf(own.filter(({ created_at }) => created_at <= (deposit_refunded_at ?? '')));
  const back = deposit.refunded_amount - sumOf(own);
  const money = formatMoney(back, deposit.currency, { exact: true });
  if (back <= 0) {
    const what = before > 0 ? 'The rest' : 'All';
    return past(
      { id: 'refunded', title: `${what} of the deposit went to the owner`, tone: 'neutral' },
      deposit_refunded_at,
    );
  }
  const title = back < deposit.amount ? `${money} of the deposit refunded` : 'Deposit refunded';
  return past({ id: 'refunded', title, tone: 'good' }, deposit_refunded_at);
}

function outcomeEvent(payment: PaymentRecord): Past[] {
  const { id, succeeded_at, attempted_at } = payment;
  const [what, key] = [whatWords(payment), `payment-${id}`];
  if (isWaived(payment)) {
    const waived = { title: paidWords(payment), children: payment.waiver_reason };
    return past({ id: key, tone: 'neutral', ...waived }, payment.waived_at);
  }
  if (wasCollected(payment)) {
    return past({ id: key, title: `${what} was paid`, tone: 'good' }, succeeded_at ?? attempted_at);
  }
  if (!hasFailed(payment)) return [];
  const why = othersFailureWords(payment);
  return past(
    { id: key, title: `${what} was declined`, tone: 'bad', children: why },
    attempted_at ?? payment.created_at,
  );
}

function began(request: RentalRequestRecord, now: Date): Past[] {
  const { status, start_date, start_time } = request;
  if (!isBegun(status)) return [];
  if (status === 'active' && !hasBegun(request, now)) return [];
  const event = {
    id: 'starts',
    title: 'Rental started',
    at: dayWords(start_date, start_time),
    tone: 'info',
  } as const;
  // A rental of today began at midnight by its day: not before it was approved.
  const starts = startsAt(request, zoneOf(request.machine)).getTime();
  const approved = request.approved_at === null ? starts : new Date(request.approved_at).getTime();
  return [{ ...event, instant: new Date(Math.max(starts, approved)) }];
}
