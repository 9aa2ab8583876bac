import type { Actor, RentalRequestRecord } from '@yard/contracts';
import { canAnswerDispute, duePayment, isPaid, isUnderWay, zoneOf } from '@yard/contracts';
import {
  actorsOf,
  canApply,
  moveRefusal,
  openBreakdown,
  openChange,
  type RentalActor,
  type RentalMove,
  shownReturnState,
} from '@yard/contracts/rental-moves';
import { todayIn } from '@yard/dates';
import { billPermissions, type BillPermissions } from './bill-permissions';
import { refundable } from './deposit-collected';

/** A person's possible actions on a rental in its present state; the server has the last word. */
export interface Permissions extends BillPermissions {
  answer: boolean;
  change: boolean;
  changeCard: boolean;
  /** Offer the other side other days, hours or another machine. */
  offerChange: boolean;
  callOff: boolean;
  recordHandover: boolean;
  changeHandover: boolean;
  signHandover: boolean;
  reportBreakdown: boolean;
  resolveBreakdown: boolean;
  recordReturn: boolean;
  cancel: boolean;
  pay: boolean;
  refund: boolean;
  changeReturn: boolean;
  /** An admin ends a rental: its return was contested, or never recorded. */
  close: boolean;
  answerDispute: boolean;
  rentAgain: boolean;
  /** Their request came to nothing, its days are taken, or the machine is not there in time. */
  findAnother: boolean;
}

export function permissionsOf(request: RentalRequestRecord, actor: Actor, now: Date): Permissions {
  const { status, user_id, machine, payments, machine_return: report } = request;
  const hasBill = request.bill !== null;
  const actors = actorsOf(actor, { user_id, machine });
  const mayFrom = (move: RentalMove) => canApply(move, status, actors);
  const facts = { status, request, zone: zoneOf(machine), now };
  // The search and the machine’s page are on the public site, which knows no admins.
  const mayRent = user_id === actor.id && !actor.admin;
  return {
    answer: mayFrom('approve'),
    change: mayFrom('update'),
    // Another card has no effect once nothing more is charged.
    changeCard: mayFrom('changeCard') && (canApply('approve', status) || canApply('collect', status)),
    ...whileRented(request, actors, now),
    recordReturn: mayFrom('recordReturn'),
    ...billPermissions(request, { id: actor.id, actors }, now),
    cancel: moveRefusal('cancel', actors, { ...facts, isFree: request.cancels_free }) === null,
    pay: mayPay(request, actors),
    refund: payments.some((payment) => {
      const of = { report, hasBill, left: refundable(payment), isDeposit: payment.kind === 'deposit' };
      return moveRefusal('refundDeposit', actors, { ...facts, ...of }) === null;
    }),
    changeReturn:
      report !== null &&
      moveRefusal('changeReturn', actors, { ...facts, hasBill, state: shownReturnState(report, now) }) ===
        null,
    close: moveRefusal('close', actors, { ...facts, hasBill }) === null,
    findAnother:
      mayRent &&
      (request.machine_late || request.days_free === false || ['declined', 'cancelled'].includes(status)),
    rentAgain: mayRent && status === 'closed',
    answerDispute:
      actors.includes('admin') && payments.some(({ dispute }) => canAnswerDispute(dispute?.status)),
  };
}

/** Before approval only the deposit of a machine that is booked at once can be paid. */
function mayPay(request: RentalRequestRecord, actors: readonly RentalActor[]): boolean {
  const { status, days_free } = request;
  const payment = duePayment(request);
  if (!payment) return false;
  const facts = {
    status,
    payment,
    machine: { instant_book: true },
    isFree: days_free !== false,
    isOwed: true,
  };
  return moveRefusal('retry', actors, facts) === null;
}

/** Rent is on its way, or an earlier change of a paid rental is not paid. */
function isRentMoving({ payments, unpaid }: RentalRequestRecord): boolean {
  const rents = payments.filter(({ kind }) => kind === 'rental');
  return rents.some(isUnderWay) || (unpaid?.kind === 'rental' && rents.some(isPaid));
}

function whileRented(request: RentalRequestRecord, actors: readonly RentalActor[], now: Date) {
  const { status, machine } = request;
  const isDown = openBreakdown(request) !== null;
  const changing = {
    status,
    request: { called_off_at: request.call_off },
    isRentMoving: isRentMoving(request),
  };
  return {
    offerChange:
      moveRefusal('offerChange', actors, {
        ...changing,
        hasOpenChange: openChange(request, now) !== null,
      }) === null,
    // After its last day nothing is left to end early.
    callOff:
      todayIn(zoneOf(machine), now) <= request.end_date &&
      moveRefusal('callOff', actors, { ...changing, machine }) === null,
    ...handingOver(request, actors, now),
    reportBreakdown: moveRefusal('reportBreakdown', actors, { status, isDown }) === null,
    resolveBreakdown: moveRefusal('resolveBreakdown', actors, { status, isDown }) === null,
  };
}

/** The hand-over's record: none yet, changed until both have signed, signed by who has not. */
function handingOver(request: RentalRequestRecord, actors: readonly RentalActor[], now: Date) {
  const { status, machine, handover } = request;
  const facts = { status, request, zone: zoneOf(machine), now, handover };
  const side = actors.includes('owner') ? handover?.signed_by_owner_at : handover?.signed_by_renter_at;
  return {
    recordHandover: moveRefusal('recordHandover', actors, facts) === null,
    changeHandover: handover !== null && moveRefusal('changeHandover', actors, facts) === null,
    signHandover:
      handover !== null &&
      moveRefusal('signHandover', actors, { ...facts, hasSigned: Boolean(side) }) === null,
  };
}
