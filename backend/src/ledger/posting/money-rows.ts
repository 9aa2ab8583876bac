import { isMoneyDisputed, type LedgerAccount, type LedgerKind, type PaymentKind } from '@yard/contracts';
import { flagFrom, instantFrom, minorFrom, type RawInstant } from '@kit/server/store/reading';
import type { Disputed, PostedLine, RentalMoney } from './rental-money';

export interface OfRental {
  rental_request_id: number;
}

export interface RawPayment extends OfRental {
  id: number;
  kind: PaymentKind;
  amount: number | string;
  refunded_amount: number | string;
  succeeded_at: RawInstant | null;
  updated_at: RawInstant;
  stripe_dispute_id: string | null;
  dispute_status: string | null;
  dispute_amount: number | string | null;
  dispute_opened_at: RawInstant | null;
  dispute_closed_at: RawInstant | null;
}

/** The last two fields tell of refunds that have no row. */
type KnownPayment = RentalMoney['payments'][number] & OfRental & { refunded: number; changedAt: Date };

export function paymentOf(row: RawPayment): KnownPayment {
  const changedAt = instantFrom(row.updated_at);
  return {
    id: Number(row.id),
    rental_request_id: Number(row.rental_request_id),
    kind: row.kind,
    amount: minorFrom(row.amount),
    at: instantFrom(row.succeeded_at) ?? changedAt,
    dispute: disputeOf(row),
    refunded: minorFrom(row.refunded_amount),
    changedAt,
  };
}

/** A bank's question alone moves nothing; a dispute that was won moved, and moved back. */
function disputeOf(payment: RawPayment): Disputed | null {
  const { stripe_dispute_id: id, dispute_status: status } = payment;
  const at = instantFrom(payment.dispute_opened_at);
  const isWon = status === 'won';
  if (!id || !at || !(isWon || isMoneyDisputed(status))) return null;
  const wonAt = isWon ? (instantFrom(payment.dispute_closed_at) ?? at) : null;
  return { id, amount: minorFrom(payment.dispute_amount ?? 0), at, wonAt };
}

type KnownRefund = RentalMoney['refunds'][number];

export interface RawRefund {
  id: number;
  payment_id: number;
  amount: number | string;
  status: 'succeeded' | 'failed';
  updated_at: RawInstant;
}

export function refundOf({
  id,
  payment_id,
  amount,
  status,
  updated_at,
}: RawRefund): KnownRefund & { id: number } {
  return {
    id: Number(id),
    payment_id: Number(payment_id),
    amount: minorFrom(amount),
    at: instantFrom(updated_at),
    isReversed: status === 'failed',
  };
}

/** Sorted by id, whichever payment they are of. */
export function refundsOf(
  payments: readonly KnownPayment[],
  settled: Map<number, (KnownRefund & { id: number })[]>,
): KnownRefund[] {
  const known = payments.flatMap(({ id }) => settled.get(id) ?? []);
  known.sort((a, b) => a.id - b.id);
  return [...known, ...payments.flatMap((payment) => withoutRow(payment, known))];
}

/** An adopted database says of a payment that it was refunded, and has no row of the refund. */
function withoutRow(payment: KnownPayment, known: readonly KnownRefund[]): KnownRefund[] {
  const own = known.filter((refund) => refund.payment_id === payment.id && !refund.isReversed);
  const amount = payment.refunded - own.reduce((sum, refund) => sum + refund.amount, 0);
  if (amount <= 0) return [];
  return [{ id: null, payment_id: payment.id, amount, at: payment.changedAt, isReversed: false }];
}

export interface RawEnding extends OfRental {
  kept_amount: number | string;
  ended_at: RawInstant;
  is_overpaid: number | boolean;
  settled_at: RawInstant | null;
}

export function endingOf(row: RawEnding, isCancelled: boolean): NonNullable<RentalMoney['ending']> {
  return {
    kept_amount: minorFrom(row.kept_amount),
    at: instantFrom(row.ended_at),
    isCancelled,
    isOverpaid: flagFrom(row.is_overpaid),
    isSettled: row.settled_at !== null,
  };
}

export interface RawPayout extends OfRental {
  id: number;
  amount: number | string;
  paid_at: RawInstant;
}

export function payoutOf({ id, amount, paid_at }: RawPayout): RentalMoney['payouts'][number] {
  return { id: Number(id), amount: minorFrom(amount), at: instantFrom(paid_at) };
}

export interface RawLine extends OfRental {
  entry_key: string;
  kind: LedgerKind;
  payment_id: number | null;
  account: LedgerAccount;
  amount: number | string;
}

export function lineOf({ entry_key, kind, payment_id, account, amount }: RawLine): PostedLine {
  return {
    entry_key,
    kind,
    payment_id: payment_id === null ? null : Number(payment_id),
    account,
    amount: minorFrom(amount),
  };
}
