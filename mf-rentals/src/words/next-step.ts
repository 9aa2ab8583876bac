import { formatMoney } from '@kit/money';
import { refundedOfBill, type RentalRequestRecord, waitsForBank, zoneOf } from '@yard/contracts';
import type { DueAction, RentalReader } from '@yard/contracts/rental-moves';
import { dueAction, isToHandOver, isToSign, openBreakdown, openChange } from '@yard/contracts/rental-moves';
import { todayIn } from '@yard/dates';
import { cancelledStep } from './cancelled-step';
import { openDisputes } from './dispute-words';
import { dueStep } from './due-step';
import { machineLateStep } from './late-words';
import { owedStep, paymentStep, returnOf, underWay } from './payment-step';
import { chargedAtApproval } from './payment-words';
import { firstNames, namesTo } from './reader';
import { comingStep, returnedStep, runningStep } from './running-step';
import { type NextStep, nobodysTurn, theirTurn } from './step';
import { dayWords, hasBegun, deadlineWords } from './time-words';

export function nextStep(request: RentalRequestRecord, reader: RentalReader, now: Date): NextStep {
  const due = dueAction(request, reader, now);
  return due ? dueStep(due, request, now) : waitingStep(request, reader, now);
}

function waitingStep(request: RentalRequestRecord, reader: RentalReader, now: Date): NextStep {
  switch (request.status) {
    case 'pending':
      return underWay(request) ?? (waitsForBank(request) ? bankStep(request) : answerStep(request, now));
    case 'approved':
      return (
        paymentStep(request, reader, now) ??
        changeStep(request, now) ??
        machineLateStep(request, reader) ??
        handoverStep(request, comingStep(request, reader, now), now)
      );
    case 'active':
      return (
        paymentStep(request, reader, now) ??
        breakdownStep(request) ??
        changeStep(request, now, returnOf(request, reader)) ??
        machineLateStep(request, reader) ??
        handoverStep(request, startedStep(request, reader, now), now)
      );
    case 'returned':
      return returnedStep(request, reader, now);
    case 'declined':
      return nobodysTurn(
        `${namesTo(request, reader).owner} declined this request`,
        'Nothing was charged. The answer is in the messages.',
      );
    case 'cancelled':
      return cancelledStep(request, reader);
    case 'closed':
      return owedStep(request) ?? underWay(request, 'rental') ?? closedStep(request);
  }
}

/** The step while the machine is down, for readers who are not its owner. */
function breakdownStep(request: RentalRequestRecord): NextStep | null {
  if (!openBreakdown(request)) return null;
  const { owner } = firstNames(request);
  return theirTurn(
    `Waiting for ${owner} to answer the breakdown`,
    `${owner} will repair it or offer another machine. Each full day it’s down is credited.`,
  );
}

/** A change that the other side has offered to answer. @param offered  what its reader may do meanwhile */
function changeStep(
  request: RentalRequestRecord,
  now: Date,
  offered: DueAction | null = null,
): NextStep | null {
  const change = openChange(request, now);
  if (!change) return null;
  const isOfRenter = change.user_id === request.user_id;
  const { renter, owner } = firstNames(request);
  const answerer = isOfRenter ? owner : renter;
  const until = deadlineWords(change.answer_by, zoneOf(request.machine));
  return theirTurn(
    `Waiting for ${answerer} to answer the change`,
    `${answerer} has until ${until}. Then the offer expires.`,
    offered,
  );
}

const startedStep = (request: RentalRequestRecord, reader: RentalReader, now: Date) =>
  hasBegun(request, now) ? runningStep(request, reader, now) : comingStep(request, reader, now);

/** Read by everybody but its payer, who is asked to confirm. */
const bankStep = (request: RentalRequestRecord) =>
  theirTurn(
    `Waiting for ${firstNames(request).renter} to confirm the payment`,
    'The machine is booked once the bank agrees.',
  );

function answerStep(request: RentalRequestRecord, now: Date): NextStep {
  const title = `Waiting for ${firstNames(request).owner} to answer`;
  const charged = `Nothing is charged before approval; then ${chargedAtApproval(request, now)}.`;
  return theirTurn(title, request.answer_by ? `${charged} ${WITHOUT_ANSWER}` : charged);
}

const WITHOUT_ANSWER = 'If there’s no answer in time, we cancel the request and suggest other machines.';

function closedStep(request: RentalRequestRecord): NextStep {
  const isAtBank = !request.deposit_refunded_at && openDisputes(request.payments).length > 0;
  return isAtBank
    ? nobodysTurn('The bank is deciding', 'The rental is over. The bank decides who gets the disputed money.')
    : nobodysTurn('All done', depositBack(request));
}

function depositBack(request: RentalRequestRecord): string {
  const { deposit_refunded_at, payments, machine, bill } = request;
  const { renter, owner } = firstNames(request);
  const deposit = payments.find(({ kind, refunded_amount }) => kind === 'deposit' && refunded_amount > 0);
  if (!deposit_refunded_at) return 'There’s nothing left to do.';
  const spent = `The whole deposit paid for ${bill ? 'the bill' : 'damage'}.`;
  const since = refundedSince(request);
  if (!deposit && since === 0) return spent;
  const { amount = 0, refunded_amount = 0 } = deposit ?? {};
  const money = (sum: number) => formatMoney(sum, payments[0]?.currency ?? 'usd');
  const later = since > 0 ? ` Later, ${renter} got ${money(since)} back from ${owner}’s earnings.` : '';
  const before = refunded_amount - Math.min(refunded_amount, since);
  if (later && before === 0) return spent + later;
  const back = before >= amount ? 'The deposit' : `${money(before)} of the deposit`;
  return `${back} was refunded on ${dayWords(todayIn(zoneOf(machine), new Date(deposit_refunded_at)))}.${later}`;
}

/** The step while somebody else hands the machine over or signs. @param otherwise  what comes next without */
function handoverStep(request: RentalRequestRecord, otherwise: NextStep, now: Date): NextStep {
  if (otherwise.turn !== 'nobody') return otherwise;
  const { renter, owner } = firstNames(request);
  const waitsFor = (title: string) =>
    theirTurn(title, `${otherwise.title}. ${otherwise.text}`, otherwise.due);
  const signers = [
    ...(isToSign(request, 'owner') ? [owner] : []),
    ...(isToSign(request, 'renter') ? [renter] : []),
  ];
  if (signers.length > 0) return waitsFor(`Waiting for ${signers.join(' and ')} to sign the hand-over`);
  return isToHandOver(request, zoneOf(request.machine), now)
    ? waitsFor(`Waiting for ${owner} to hand over the machine`)
    : otherwise;
}

type Ended = Pick<RentalRequestRecord, 'payments' | 'bill' | 'decision' | 'machine_return'>;

/** The amount refunded since the rental closed from the owner's part of deposit and bill; in major units. */
function refundedSince({ payments, bill, decision, machine_return }: Ended): number {
  const from_deposit = bill?.from_deposit ?? decision?.amount ?? machine_return?.damage_amount ?? 0;
  return Math.round(refundedOfBill({ from_deposit }, payments) * 100) / 100;
}
