import { isToHandOver, isToSign } from './due-handover';
import { canConfirm, duePayment, retryablePayment, waitsForBank } from './due-payment';
import { isRentMissing } from './missing-rent';
import { answerDueAt, type ReturnState, returnStateOf } from './return-state';
import type { BreakdownRecord } from './breakdown-records';
import type { RentalChangeRecord } from './change-records';
import type { UnpaidRecord } from './part-records';
import type { MachineReturnRecord, RentalRequestRecord } from './records';
import { canApply } from './rental-request.policy';
import { zoneOf } from '../catalog/zone-of';
import { displayStatusOf } from './rental-request.state';

export type RentalReader = 'renter' | 'owner' | 'admin';

export type DueAction =
  | 'answer'
  | 'other_days'
  | 'add_card'
  | 'answer_change'
  | 'answer_breakdown'
  | 'pay'
  | 'confirm'
  | 'hand_over'
  | 'sign_handover'
  | 'bring_back'
  | 'record_return'
  | 'accept_return'
  | 'answer_bill'
  | 'answer_bill_offer'
  | 'decide_on_return'
  | 'decide_on_bill'
  | 'unpaid';

export type TurnFacts = Pick<
  RentalRequestRecord,
  | 'status'
  | 'user_id'
  | 'changes'
  | 'breakdowns'
  | 'call_off'
  | 'days_free'
  | 'start_date'
  | 'end_date'
  | 'end_time'
  | 'payments'
  | 'unpaid'
  | 'handover'
  | 'machine_return'
  | 'bill'
  | 'stripe_payment_method_id'
  | 'handed_over_unpaid_at'
> & { machine: { time_zone: string | null } | null };

/**
 * True where a rental waits for this side: the one rule of red dots and of "Your turn", in SQL the filter
 * `your_turn` (`backend/src/rentals/views/list/your-turn.ts`). All that needs attention by the specification counts,
 * an unread message too; so does each action that is due.
 */
export function isYourTurn(
  request: TurnFacts & Pick<RentalRequestRecord, 'needs_attention'>,
  reader: RentalReader,
  now: Date,
): boolean {
  return request.needs_attention || dueAction(request, reader, now) !== null;
}

/** The action that is due from this reader; null while it is due from somebody else, or none is. */
export function dueAction(request: TurnFacts, reader: RentalReader, now: Date): DueAction | null {
  switch (reader) {
    case 'renter':
      return dueOfRenter(request, now);
    case 'owner':
      return dueOfOwner(request, now);
    case 'admin':
      return standing(request, now) === 'contested' ? decisionOn(request) : null;
  }
}

function dueOfRenter(request: TurnFacts, now: Date): DueAction | null {
  switch (request.status) {
    case 'pending':
      if (request.days_free === false) return 'other_days';
      return dueOfPayer(request) ?? (request.stripe_payment_method_id ? null : 'add_card');
    case 'approved':
    case 'active':
      return (
        dueOfPayer(request) ??
        dueOfChange(request, 'renter', now) ??
        dueOfReturn(request, now) ??
        dueOfSigner(request, 'renter')
      );
    case 'returned':
      if (request.bill) return dueOfBill(request, 'renter') ?? dueOfPayer(request);
      // Silence would accept what the owner claims; what is owed can be paid beside it.
      return answerDue(request, now) ? 'accept_return' : dueOfPayer(request);
    case 'closed':
      return dueOfPayer(request);
    case 'declined':
    case 'cancelled':
      return null;
  }
}

const decisionOn = ({ bill }: TurnFacts) => (bill ? 'decide_on_bill' : 'decide_on_return');

/** The renter answers the bill; then either side the other's offer. */
function dueOfBill({ bill, user_id }: TurnFacts, reader: 'renter' | 'owner'): DueAction | null {
  if (bill?.status === 'offered') return reader === 'renter' ? 'answer_bill' : null;
  if (bill?.status !== 'contested' || !bill.offer) return null;
  return (bill.offer.user_id === user_id) === (reader === 'owner') ? 'answer_bill_offer' : null;
}

function dueOfReturn(request: TurnFacts, now: Date): 'bring_back' | null {
  return !request.call_off && standing(request, now) === 'overdue' ? 'bring_back' : null;
}

function dueOfPayer(request: TurnFacts): DueAction | null {
  const payment = duePayment(request);
  if (!payment) return null;
  return canConfirm(payment) ? 'confirm' : 'pay';
}

function dueOfOwner(request: TurnFacts, now: Date): DueAction | null {
  if (request.status === 'pending') return waitsForBank(request) ? null : 'answer';
  if (request.status === 'returned') return dueOfBill(request, 'owner');
  const unpaid = blocksHandOver(request);
  if (unpaid && new Date(unpaid.deadline_at) <= now) return 'unpaid';
  const answer = dueOfChange(request, 'owner', now) ?? dueOfBreakdown(request);
  if (answer || unpaid) return answer;
  if (isToFetch(request) || standing(request, now) === 'overdue') return 'record_return';
  return (
    dueOfSigner(request, 'owner') ??
    (isToHandOver(request, zoneOf(request.machine), now) ? 'hand_over' : null)
  );
}

const dueOfSigner = (request: TurnFacts, side: 'renter' | 'owner') =>
  isToSign(request, side) ? 'sign_handover' : null;

function dueOfChange(request: TurnFacts, reader: 'renter' | 'owner', now: Date): 'answer_change' | null {
  const change = canApply('acceptChange', request.status) ? openChange(request, now) : null;
  const isOfRenter = change?.user_id === request.user_id;
  return change && isOfRenter === (reader === 'owner') ? 'answer_change' : null;
}

/** Called off, a machine waits where it stands. */
const isToFetch = ({ call_off, status }: TurnFacts) => call_off !== null && canApply('recordReturn', status);

/** A breakdown of a machine that is back holds up nobody. */
function dueOfBreakdown(request: TurnFacts): 'answer_breakdown' | null {
  return canApply('reportBreakdown', request.status) && openBreakdown(request) ? 'answer_breakdown' : null;
}

/** The breakdown that its owner has not resolved; null where the machine works. */
export function openBreakdown({ breakdowns }: Pick<TurnFacts, 'breakdowns'>): BreakdownRecord | null {
  return breakdowns.find(({ up_at }) => up_at === null) ?? null;
}

/** The offered change that waits for its answer; null where none does. */
export function openChange({ changes }: Pick<TurnFacts, 'changes'>, now: Date): RentalChangeRecord | null {
  return changes.find(({ status, answer_by }) => status === 'open' && new Date(answer_by) > now) ?? null;
}

/** The rent that was refused and may be tried again, while the machine is not handed over in spite of it. */
export function blocksHandOver(request: TurnFacts): UnpaidRecord | null {
  if (!canApply('handOverUnpaid', request.status) || !isRentMissing(request)) return null;
  return retryablePayment(request.payments, 'rental') && request.unpaid;
}

/** Until when the renter may answer to a return; null where nobody waits for it. */
export function answerDue({ machine_return: back }: TurnFacts, now: Date): Date | null {
  return back && shownReturnState(back, now) === 'open' ? answerDueAt(shownTimes(back)) : null;
}

export function shownReturnState(back: MachineReturnRecord, now: Date): ReturnState {
  return returnStateOf({ ...back, ...shownTimes(back) }, now);
}

/** Nothing but a change by its owner moves the stamp of a return that waits for its answer. */
function shownTimes({ updated_at }: MachineReturnRecord) {
  return { created_at: new Date(updated_at), changed_at: null };
}

const standing = (request: TurnFacts, now: Date) => displayStatusOf(request, zoneOf(request.machine), now);
