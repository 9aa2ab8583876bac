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
import { otherParty } from './reader';
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
        handoverStep(request, comingStep(request, now), now)
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
      return returnedStep(request, now);
    case 'declined':
      return nobodysTurn(
        'The owner said no',
        'Nothing was charged. The owner’s answer is among the messages.',
      );
    case 'cancelled':
      return cancelledStep(request);
    case 'closed':
      return owedStep(request) ?? underWay(request, 'rental') ?? closedStep(request);
  }
}

/** The step while the machine is down, for readers who are not its owner. */
function breakdownStep(request: RentalRequestRecord): NextStep | null {
  if (!openBreakdown(request)) return null;
  const title = `${otherParty(request, 'renter')} answers the breakdown`;
  return theirTurn(title, 'By a repair or another machine. Each whole day that it is down is credited.');
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
  const answerer = isOfRenter ? otherParty(request, 'renter') : request.user.name;
  const until = deadlineWords(change.answer_by, zoneOf(request.machine));
  return theirTurn(
    `${answerer} answers the change`,
    `Without an answer until ${until} the offer lapses.`,
    offered,
  );
}

const startedStep = (request: RentalRequestRecord, reader: RentalReader, now: Date) =>
  hasBegun(request, now) ? runningStep(request, reader, now) : comingStep(request, now);

/** Read by everybody but its payer, who is asked to confirm. */
const bankStep = ({ user }: RentalRequestRecord) =>
  theirTurn(`${user.name} confirms the payment with the bank`, 'It is booked once the bank agrees.');

function answerStep(request: RentalRequestRecord, now: Date): NextStep {
  const title = `${otherParty(request, 'renter')} answers next`;
  const charged = `Nothing is charged before the approval; then ${chargedAtApproval(request, now)}.`;
  return theirTurn(title, request.answer_by ? `${charged} ${WITHOUT_ANSWER}` : charged);
}

const WITHOUT_ANSWER = 'Without an answer in time the request is cancelled, and other machines are offered.';

function closedStep(request: RentalRequestRecord): NextStep {
  const isAtBank = !request.deposit_refunded_at && openDisputes(request.payments).length > 0;
  return isAtBank
    ? nobodysTurn('The bank decides', 'The rental is over. What the bank gives back goes to whom it is due.')
    : nobodysTurn('All is done', depositBack(request));
}

function depositBack(request: RentalRequestRecord): string {
  const { deposit_refunded_at, payments, machine, bill, user } = request;
  const deposit = payments.find(({ kind, refunded_amount }) => kind === 'deposit' && refunded_amount > 0);
  if (!deposit_refunded_at) return 'Nothing more happens with this rental.';
  const kept = `All of the deposit was kept for ${bill ? 'the bill' : 'damage'}.`;
  const since = refundedSince(request);
  if (!deposit && since === 0) return kept;
  const { amount = 0, refunded_amount = 0 } = deposit ?? {};
  const money = (sum: number) => formatMoney(sum, payments[0]?.currency ?? 'usd');
  const later =
    since > 0
      ? ` Since then ${user.name} got ${money(since)} back, out of ${machine.user_name}’s earnings.`
      : '';
  const before = refunded_amount - Math.min(refunded_amount, since);
  if (later && before === 0) return kept + later;
  const back = before >= amount ? 'The deposit' : `${money(before)} of the deposit`;
  return `${back} went back on ${dayWords(todayIn(zoneOf(machine), new Date(deposit_refunded_at)))}.${later}`;
}

/** The step while somebody else hands the machine over or signs. @param otherwise  what comes next without */
function handoverStep(request: RentalRequestRecord, otherwise: NextStep, now: Date): NextStep {
  if (otherwise.turn !== 'nobody') return otherwise;
  const owner = otherParty(request, 'renter');
  const waitsFor = (title: string) =>
    theirTurn(title, `${otherwise.title}. ${otherwise.text}`, otherwise.due);
  const signers = [
    ...(isToSign(request, 'owner') ? [owner] : []),
    ...(isToSign(request, 'renter') ? [request.user.name] : []),
  ];
  if (signers.length > 0)
    return waitsFor(
      `${signers.join(' and ')} still ${signers.length > 1 ? 'have' : 'has'} to sign the hand-over`,
    );
  return isToHandOver(request, zoneOf(request.machine), now)
    ? waitsFor(`${owner} hands the machine over`)
    : otherwise;
}

type Ended = Pick<RentalRequestRecord, 'payments' | 'bill' | 'decision' | 'machine_return'>;

/** The amount refunded since the rental closed from the owner's part of deposit and bill; in major units. */
function refundedSince({ payments, bill, decision, machine_return }: Ended): number {
  const from_deposit = bill?.from_deposit ?? decision?.amount ?? machine_return?.damage_amount ?? 0;
  return Math.round(refundedOfBill({ from_deposit }, payments) * 100) / 100;
}
