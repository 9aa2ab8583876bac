import {
  CLOSE_AFTER_DAYS,
  completedMoreThan,
  completedSince,
  isPastCancellationWindow,
  isPastEnd,
  NOTIFY_AFTER_DAYS,
} from './batch-windows';
import { addDays, formatInstantWithZone, startOfDayIn } from '@yard/dates';
import { canRetry } from '../payments/payment';
import type { PaymentStatus } from '../payments/payment-words';
import { answerBy, type AnswerTerms } from './answer-by';
import { type HandOverFacts, isHandedOver } from './missing-rent';
import type { RentalActor } from './move-row';
import type { ReturnState } from './return-state';
import type { ChangeStatus } from './change-span';
import type { RentalStatus } from './rental-request.state';
import { isClaimUndecided, isEnded, isRentDue, statusRefusal } from './rental-request.state';
import { isSignedByBoth, type Signatures } from './handover';

// Why a move is refused though its status allows it; null where it is not. The first that applies is the message.

export interface RentalFacts {
  status: RentalStatus;
  request: { start_date: string; end_date: string };
  machine: { instant_book: boolean };
  /** The roles of who asks for the move. */
  actors: readonly RentalActor[];
  zone: string;
  now: Date;
}
export type Known<K extends keyof RentalFacts, More = unknown> = Pick<RentalFacts, K> & More;
type Dated<More = unknown> = Known<'status' | 'request' | 'zone' | 'now', More>;
type AnswerFacts = Known<'zone' | 'now', { request: AnswerTerms }>;
type UnpaidRent = Known<'status', { unpaid: { isUnderWay: boolean } | null }>;
/** `isFree`: whether the days of a pending request are still free; `isOwed`: whether the payment is still owed. */
type RefusedPayment = Known<
  'status' | 'machine',
  { payment: { status: PaymentStatus }; isFree: boolean; isNotBack?: boolean; isOwed: boolean }
>;
type Claim = Parameters<typeof isClaimUndecided>[1];
type Signed = { handover: Signatures | null };

/** Past its deadline a request is cancelled, though the periodic job may take a minute. */
export const answerTimeOver = ({ request, zone, now }: AnswerFacts) => {
  const by = answerBy(request, zone);
  return by && by <= now
    ? `The time to answer this request ended on ${formatInstantWithZone(by, zone)}.`
    : null;
};

export const answerTimeNotOver = (facts: AnswerFacts) =>
  answerTimeOver(facts) === null ? 'It can still be answered.' : null;

export const DAYS_TAKEN = 'These dates are taken.';
export const NOT_BACK = 'The machine is not back yet.';

export const notBookable = ({
  machine,
  isOffered,
  isFree,
  ...facts
}: Known<'machine', AnswerFacts & { isOffered: boolean; isFree: boolean }>) => {
  if (!machine.instant_book || !isOffered) return 'This machine has no instant booking.';
  return isFree ? answerTimeOver(facts) : DAYS_TAKEN;
};

export const notExpired = (rental: Dated<{ window_hours: number; isDepositPaid: boolean }>) => {
  const { request, window_hours, zone, now } = rental;
  if (!isPastCancellationWindow(request, window_hours, zone, now)) return 'It is not expired.';
  return rental.isDepositPaid ? 'Its deposit is paid.' : null;
};

/** Once a rental has begun its renter cancels it only while its machine is not back. */
export const begunAndThere = ({ status, actors, isFree }: Known<'status' | 'actors', { isFree: boolean }>) =>
  status === 'active' && actors.includes('renter') && !isFree ? statusRefusal(status) : null;

export const rentNotRefused = ({ status, unpaid }: UnpaidRent) => {
  if (!unpaid) return `This rental request is ${status}, and no rent of it has failed.`;
  return unpaid.isUnderWay ? `This rental request is ${status}, and its rent is being tried again.` : null;
};

export const rentNotRefusedOrHandedOver = ({
  request: { handed_over_unpaid_at },
  handover,
  ...rent
}: UnpaidRent & Signed & { request: Omit<HandOverFacts, 'handover'> }) => {
  const isOut = isHandedOver({ handed_over_unpaid_at, handover });
  return rentNotRefused(rent) ?? (isOut ? 'This machine was handed over before.' : null);
};

export const notToCollect = ({ request, zone, now, ...rent }: Dated<{ isAttempted: boolean }>) => {
  if (!isRentDue(request.start_date, zone, now)) return 'It starts later.';
  return rent.isAttempted ? 'A payment was attempted.' : null;
};

/** A deposit is tried again before the approval only where it makes the approval; after the end what is owed still. */
export const notPayable = ({ status, machine, payment, isFree, isNotBack, isOwed }: RefusedPayment) => {
  if (status === 'closed' && !isOwed) return statusRefusal(status);
  if (status === 'pending' && !machine.instant_book) return statusRefusal(status);
  if (status === 'pending' && !isFree) return isNotBack ? NOT_BACK : DAYS_TAKEN;
  return canRetry(payment) ? null : `This payment is ${payment.status.replaceAll('_', ' ')}.`;
};

/** `left`: how much of what `isDeposit` names: the deposit, or another payment. */
export const notRefundable = ({
  status,
  report,
  left,
  hasBill,
  isDeposit,
}: Known<'status', { report: Claim; left: number; isDeposit: boolean } & Billed>) => {
  if (status === 'returned' && hasBill) return BILL_STANDS;
  if (isDeposit && isClaimUndecided(status, report)) return UNDECIDED;
  if (left > 0) return null;
  return isDeposit ? 'There is no deposit left to refund.' : 'Nothing is left of this payment to refund.';
};

const UNDECIDED =
  'The owner claims damage and the renter contests it. Decide on the return first; the deposit stays until then.';

export const depositStillOwed = (deposit: Known<'status', { isUnderWay: boolean; isWhole: boolean }>) => {
  const isAll = deposit.isWhole || isEnded(deposit.status);
  return isAll && !deposit.isUnderWay ? null : 'It is still owed.';
};

/** Possible from the day before the start, at the machine's place. */
export const notToHandOver = (rental: Dated<{ handover: unknown }>) => {
  const { request, zone, now } = rental;
  if (startOfDayIn(addDays(request.start_date, -1), zone) > now) {
    return 'You can hand over the machine from the day before the rental.';
  }
  return rental.handover ? 'This hand-over is already recorded.' : null;
};

export const handoverClosed = ({ handover }: Signed) =>
  isSignedByBoth(handover) ? 'Both have signed this hand-over.' : null;

export const notToSign = ({ hasSigned, ...rental }: Signed & { hasSigned: boolean }) =>
  handoverClosed(rental) ?? (hasSigned ? 'You have signed this hand-over.' : null);

/** While a bill stands the rental ends by it alone. */
export type Billed = { hasBill: boolean };
const BILL_STANDS = 'The bill of this rental is not settled.';
export const billStands = ({ hasBill }: Billed) => (hasBill ? BILL_STANDS : null);

export const RETURN_ACCEPTED = 'This machine return is accepted.';
export const alreadyAccepted = ({ state, hasBill }: { state: ReturnState } & Billed) =>
  state === 'accepted' ? RETURN_ACCEPTED : billStands({ hasBill });

export const alreadyAnswered = ({ state, hasBill }: { state: ReturnState } & Billed) =>
  state === 'open' ? billStands({ hasBill }) : `This machine return is ${state}.`;

export const notPastEnd = ({ status, request, zone, now, hasBill }: Dated<Billed>) =>
  status === 'active' && !isPastEnd(request, zone, now)
    ? 'This rental request is active, and its end date is not over.'
    : billStands({ hasBill });

export const notCompleted = ({
  status,
  request,
  zone,
  now,
  state,
  hasBill,
}: Dated<{ state: ReturnState | null } & Billed>) => {
  if (hasBill) return BILL_STANDS;
  if (status === 'returned') return state === 'accepted' ? null : 'Its return is not accepted.';
  return completedMoreThan(CLOSE_AFTER_DAYS, request, zone, now) ? null : 'It ended later.';
};

export const returnNotMissing = ({ request, zone, now, ...owner }: Dated<{ isNotified: boolean }>) => {
  if (!completedSince(NOTIFY_AFTER_DAYS, request, zone, now)) return 'It ended later.';
  return owner.isNotified ? 'Its owner was notified today.' : null;
};

/** Facts that decide a change of the rental: `called_off_at` is set when its renter ended it early. */
type ChangeFacts = {
  request: { called_off_at: unknown };
  /** Money of the rent is on its way, or what an earlier change costs is not paid. */
  isRentMoving: boolean;
};

const calledOffOrMoving = ({ request, isRentMoving }: ChangeFacts) => {
  if (request.called_off_at) return 'This rental is called off.';
  return isRentMoving ? 'The rent is being collected. Change the rental when it is paid.' : null;
};

export const notChangeable = (rental: ChangeFacts & { hasOpenChange: boolean }) =>
  calledOffOrMoving(rental) ??
  (rental.hasOpenChange ? 'Another change of this rental waits for its answer.' : null);

export const notOffered = ({ change }: { change: ChangeStatus }) =>
  change === 'open' ? null : `This change is ${change}.`;

export const notAcceptable = (rental: ChangeFacts & { change: ChangeStatus }) =>
  notOffered(rental) ?? calledOffOrMoving(rental);

export const notCallable = ({ machine, ...rental }: ChangeFacts & { machine: { call_off: boolean } }) =>
  machine.call_off ? calledOffOrMoving(rental) : 'This rental can’t end early.';

export const alreadyDown = ({ isDown }: { isDown: boolean }) =>
  isDown ? 'A breakdown of this machine is already reported.' : null;

export const notDown = ({ isDown }: { isDown: boolean }) => (isDown ? null : 'This breakdown is resolved.');
