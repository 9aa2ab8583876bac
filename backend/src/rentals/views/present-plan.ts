import type { BillRecord, Plan, PlanRecord, RentalStatus, UnpaidRecord } from '@yard/contracts';
import { billPlan, bookingPlan, duePayments, duePlan, isPaid, UNKNOWN_ZONE } from '@yard/contracts';
import { flagFrom, minorFrom } from '@kit/server/store/reading';
import { readMoney } from '@kit/server/store/present';
import { presentPlan } from '../rules/prices/present-quote';
import { leftOf } from './bill-parts';
import type { PaymentPart } from './request-part-rows';
import type { RequestRow } from './request-rows';

interface Waiting {
  status: RentalStatus;
  payments: readonly PaymentPart[];
  unpaid: UnpaidRecord | null;
  bill: BillRecord | null;
  isRenter: boolean;
}

/** The plan of the action a request waits for; null unless it waits for its renter or its owner. */
export function presentRequestPlan(row: RequestRow, waiting: Waiting, now: Date): PlanRecord | null {
  const plan = waiting.status === 'pending' ? answerPlan(row, waiting, now) : payersPlan(row, waiting);
  return plan && presentPlan(plan);
}

/** Its owner's approval, or of a machine that is booked at once its renter's card. */
function answerPlan(row: RequestRow, { payments, isRenter }: Waiting, now: Date): Plan {
  const booksAtOnce = flagFrom(row.books_at_once) && flagFrom(row.days_free ?? 0);
  const facts = {
    ...sumsOf(row),
    person_id: row.user_id,
    start_date: row.start_date,
    hasCard: isRenter || row.stripe_payment_method_id !== null,
    isBooked: !isRenter || booksAtOnce,
    hasDeposit: payments.some((payment) => payment.kind === 'deposit' && isPaid(payment)),
    isRentTried: payments.some(({ kind }) => kind === 'rental'),
  };
  return bookingPlan(facts, row.time_zone ?? UNKNOWN_ZONE, now);
}

function payersPlan(row: RequestRow, { status, payments, unpaid, bill }: Waiting): Plan | null {
  if (bill?.status === 'offered') {
    const { from_deposit, to_charge, to_refund } = bill;
    const sums = {
      from_deposit: readMoney(from_deposit),
      to_charge: readMoney(to_charge),
      to_refund: readMoney(to_refund),
    };
    const deposit = leftOf(payments, 'deposit');
    return billPlan(row, sums, { deposit });
  }
  const due = duePayments({ status, payments, unpaid });
  return due.length > 0 ? duePlan({ ...sumsOf(row), user_id: row.user_id, status }, due) : null;
}

const sumsOf = ({ subtotal, deposit_amount }: RequestRow) => ({
  subtotal: minorFrom(subtotal),
  deposit_amount: minorFrom(deposit_amount),
});
