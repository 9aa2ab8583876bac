import { dueBackAt, duePayment, isBooked, type RentalRequestRecord, startsAt, zoneOf } from '@yard/contracts';
import type { DueAction, RentalReader } from '@yard/contracts/rental-moves';
import { answerDue, dueAction, openBreakdown, openChange } from '@yard/contracts/rental-moves';
import { cancelledFrom } from '../words/deposit-window';

const CAN_WAIT = 9e15;

/** Sorts lists: the instant at which the reader's due action is late, actions without one after it, the rest last. */
export function runsOutAt(request: RentalRequestRecord, reader: RentalReader, now: Date): number {
  const due = dueAction(request, reader, now);
  return due ? (endOf(due, request, now)?.getTime() ?? CAN_WAIT) : Infinity;
}

/** What runs out first, the overdue before all. */
export function soonestFirst(
  requests: readonly RentalRequestRecord[],
  runsOut: (request: RentalRequestRecord) => number,
): RentalRequestRecord[] {
  return [...requests].sort((one, other) => Math.sign(runsOut(one) - runsOut(other)) || 0);
}

function endOf(due: DueAction, request: RentalRequestRecord, now: Date): Date | null {
  switch (due) {
    case 'answer':
    case 'other_days':
    case 'add_card':
      return instant(request.answer_by);
    case 'answer_change':
      return instant(openChange(request, now)?.answer_by);
    case 'pay':
    case 'confirm':
      return paidUntil(request);
    case 'unpaid':
      return instant(request.unpaid?.deadline_at);
    case 'bring_back':
      return dueBackAt(request, zoneOf(request.machine));
    case 'record_return':
      return dueBackAt(lastDay(request), zoneOf(request.machine));
    case 'answer_breakdown':
      return instant(openBreakdown(request)?.since);
    case 'hand_over':
    case 'sign_handover':
      return startsAt(request, zoneOf(request.machine));
    case 'accept_return':
      return answerDue(request, now);
    case 'answer_bill':
      return instant(request.bill?.answer_by);
    case 'answer_bill_offer':
    case 'decide_on_return':
    case 'decide_on_bill':
      return null;
  }
}

const lastDay = (request: RentalRequestRecord) =>
  request.call_off ? { end_date: request.call_off.last_day, end_time: null } : request;

function paidUntil(request: RentalRequestRecord): Date | null {
  const { status, unpaid, answer_by } = request;
  if (status === 'pending') return instant(answer_by);
  if (duePayment(request)?.kind === 'deposit') return cancelledFrom(request);
  // A debt after the end can be paid at any time.
  return unpaid?.kind === 'rental' && !isBooked(status) ? null : instant(unpaid?.deadline_at);
}

const instant = (text: string | null | undefined) => (text ? new Date(text) : null);
