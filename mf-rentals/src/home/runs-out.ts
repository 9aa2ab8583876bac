import { duePayment, isBooked, type RentalRequestRecord, startsAt, zoneOf } from '@yard/contracts';
import type { DueAction, RentalReader } from '@yard/contracts/rental-moves';
import { answerDue, dueAction, openChange } from '@yard/contracts/rental-moves';
import { cancelledFrom } from '../words/deposit-window';

/** The instant after which the reader's due action is impossible; null without one, or where it can wait. */
export function runsOutAt(request: RentalRequestRecord, reader: RentalReader, now: Date): Date | null {
  const due = dueAction(request, reader, now);
  return due && endOf(due, request, now);
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
    case 'hand_over':
      return startsAt(request, zoneOf(request.machine));
    case 'accept_return':
      return answerDue(request, now);
    case 'answer_bill':
      return instant(request.bill?.answer_by);
    case 'answer_breakdown':
    case 'sign_handover':
    case 'bring_back':
    case 'record_return':
    case 'answer_bill_offer':
    case 'decide_on_return':
    case 'decide_on_bill':
    case 'unpaid':
      return null;
  }
}

function paidUntil(request: RentalRequestRecord): Date | null {
  const { status, unpaid, answer_by } = request;
  if (status === 'pending') return instant(answer_by);
  if (duePayment(request)?.kind === 'deposit') return cancelledFrom(request);
  // A debt after the end can be paid at any time.
  return unpaid?.kind === 'rental' && !isBooked(status) ? null : instant(unpaid?.deadline_at);
}

const instant = (text: string | null | undefined) => (text ? new Date(text) : null);
