import type { CalendarDate } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import { amountDue } from '../payments/amount-due';
import { isPaid } from '../payments/payment';
import type { PaymentKind, PaymentStatus } from '../payments/payment-words';
import type { BackAfter } from './plan-records';
import { collectFrom, isRentDue, type RentalStatus, statusOf } from './rental-request.state';

interface Planned {
  kind: PaymentKind;
  amount: MinorUnits;
}

/** Charges and refunds of an action, and the rental's status after it; in minor units. */
export interface Plan {
  /** Charged by the press itself, to this person (null: a guest). */
  now: (Planned & { person_id: number | null })[];
  /** `at` is null where it is charged with the owner's answer. */
  later: (Planned & { at: Date | null })[];
  /** The part of the charges that is a deposit. */
  held: MinorUnits;
  back: (Planned & { after: BackAfter })[];
  becomes: RentalStatus;
}

export interface BookingFacts {
  /** The payer; null for a guest. */
  person_id: number | null;
  start_date: CalendarDate;
  subtotal: MinorUnits;
  deposit_amount: MinorUnits;
  hasCard: boolean;
  /** True where the action approves it; else its owner's answer does. */
  isBooked: boolean;
  hasDeposit: boolean;
  isRentTried: boolean;
}

/**
 * Charges of approving or booking a request, and when, whoever does it: the deposit with the approval, the rent with
 * it or from the instant on that it is collected. What was tried before is not charged again automatically.
 */
export function bookingPlan(facts: BookingFacts, zone: string, now: Date): Plan {
  const { person_id, start_date, deposit_amount, isBooked, hasCard } = facts;
  const deposit = facts.hasDeposit ? 0 : deposit_amount;
  const rent = facts.isRentTried ? 0 : facts.subtotal;
  const isDue = isRentDue(start_date, zone, now);
  const charges = some([
    { kind: 'deposit', amount: deposit, at: null },
    { kind: 'rental', amount: rent, at: isDue ? null : collectFrom(start_date, zone) },
  ]);
  const isNow = (charge: { at: Date | null }) => isBooked && hasCard && charge.at === null;
  return {
    now: charges.filter(isNow).map(({ kind, amount }) => ({ kind, amount, person_id })),
    later: charges.filter((charge) => !isNow(charge)),
    held: deposit_amount,
    back: some([{ kind: 'deposit', amount: deposit_amount, after: 'return' }]),
    becomes: isBooked ? statusOf({ ...BOOKED, start_date }, zone, now) : 'pending',
  };
}

const BOOKED = {
  approved_at: true,
  declined_at: null,
  closed_at: null,
  cancellation: null,
  machine_return: null,
};

/** Without what has no amount. */
const some = <T extends Planned>(charges: T[]): T[] => charges.filter(({ amount }) => amount > 0);

export function dueNow({ now }: { now: readonly { amount: number }[] }): number {
  return now.reduce((sum, { amount }) => sum + amount, 0);
}

export interface ChangeFacts {
  person_id: number;
  status: RentalStatus;
  /** After the change. */
  start_date: CalendarDate;
  subtotal: MinorUnits;
  difference: MinorUnits;
  payments: readonly { kind: PaymentKind; status: PaymentStatus; amount: MinorUnits }[];
}

/**
 * Charges or refunds of accepting a change. A collected rent is left as it is, and the difference paid separately;
 * one that was never asked for is charged whole once it is due.
 */
export function changePlan(facts: ChangeFacts, zone: string, now: Date): Plan {
  const { person_id, start_date, subtotal, difference, status } = facts;
  const rents = facts.payments.filter(({ kind }) => kind === 'rental');
  const plan: Plan = {
    now: [],
    later: [],
    held: 0,
    back: [],
    becomes: statusAfter(status, facts, zone, now),
  };
  if (rents.length === 0) {
    if (isRentDue(start_date, zone, now)) plan.now = some([{ kind: 'rental', amount: subtotal, person_id }]);
    else plan.later = some([{ kind: 'rental', amount: subtotal, at: collectFrom(start_date, zone) }]);
  } else if (rents.some(isPaid)) {
    plan.now = some([{ kind: 'rental', amount: difference, person_id }]);
    plan.back = some([{ kind: 'rental', amount: -difference, after: 'acceptance' }]);
  }
  return plan;
}

/** A rental whose first day comes earlier or later by the change. */
function statusAfter(status: RentalStatus, { start_date }: ChangeFacts, zone: string, now: Date) {
  return status === 'approved' ? statusOf({ ...BOOKED, start_date }, zone, now) : status;
}

type Due = { kind: PaymentKind; amount: MinorUnits; rental_change_id?: number | null };

/** Charges of paying what is due: one payment at a time. @param due  the first is asked for first */
export function duePlan(
  request: { user_id: number; status: RentalStatus; subtotal: MinorUnits; deposit_amount: MinorUnits },
  due: readonly Due[],
): Plan {
  const [first, ...others] = due.map((payment) => ({
    kind: payment.kind,
    amount: amountDue(request, payment),
  }));
  return {
    now: first ? [{ ...first, person_id: request.user_id }] : [],
    later: others.map((other) => ({ ...other, at: null })),
    held: first?.kind === 'deposit' ? first.amount : 0,
    back: first?.kind === 'deposit' ? [{ ...first, after: 'return' }] : [],
    becomes: request.status,
  };
}

export function billPlan(
  request: { user_id: number },
  sums: { from_deposit: MinorUnits; to_charge: MinorUnits; to_refund: MinorUnits },
  left: { deposit: MinorUnits },
): Plan {
  return {
    now: some([{ kind: 'bill', amount: sums.to_charge, person_id: request.user_id }]),
    later: [],
    held: 0,
    back: some([
      { kind: 'deposit', amount: left.deposit - sums.from_deposit, after: 'acceptance' },
      { kind: 'rental', amount: sums.to_refund, after: 'acceptance' },
    ]),
    becomes: 'closed',
  };
}
