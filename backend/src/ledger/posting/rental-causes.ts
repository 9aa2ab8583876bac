import type { Posting, PostingLine } from './ledger-rules';
import { linesOf, sidesOfDamage, sidesOfPayment, sidesOfPayout, sidesOfRefund } from './ledger-rules';
import type { RentalTotals, RentalMoney } from './rental-money';

/** Why the ledger has an entry, and what the entry says. */
export interface Cause {
  at: Date;
  /** Among causes of one instant money comes in before it is shared out, and that before it goes. */
  rank: number;
  entry: Omit<Posting, 'lines'>;
  lines(books: RentalTotals): PostingLine[];
}

/** Everything of a rental that moved money, in the order it happened. */
export function causesOf(money: RentalMoney, feePercent: number): Cause[] {
  const causes = [
    ...money.payments.map((payment) => collected(money, payment, feePercent)),
    ...money.payments.flatMap((payment) => disputed(money, payment)),
    ...(money.ending ? [retained(money, money.ending)] : []),
    ...money.refunds.flatMap((refund) => refunded(money, refund)),
    ...money.payouts.map((payout) => paidOut(money, payout)),
  ];
  return causes.sort((a, b) => a.at.getTime() - b.at.getTime() || a.rank - b.rank);
}

function collected(money: RentalMoney, payment: RentalMoney['payments'][number], feePercent: number): Cause {
  const { id, kind, at } = payment;
  const entry = entryOf(money, { kind, key: `payment-${id}`, at }, { payment_id: id });
  return { rank: 0, at, entry, lines: () => linesOf(sidesOfPayment(payment, feePercent), money) };
}

/**
 * Entries posted as damage before cancellations had their own name stay so: statements show them. If
 * something was retained before, money that a bank gave back after the end has its own entry.
 */
function retained(
  money: RentalMoney,
  { kept_amount, at, isCancelled }: NonNullable<RentalMoney['ending']>,
): Cause {
  const wasDamage = money.posted.some(({ entry_key }) => entry_key === `damage-${money.id}`);
  const kind = isCancelled && !wasDamage ? 'retention' : 'damage';
  const posted = money.posted.filter((line) => line.kind === kind && line.payment_id === null);
  const before = posted.reduce((sum, line) => sum + (line.account === 'deposits_held' ? line.amount : 0), 0);
  const key = `${kind}-${money.id}${before > 0 && before < kept_amount ? '-won' : ''}`;
  const wins = money.payments.map((one) => (one.kind === 'deposit' ? one.dispute?.wonAt?.getTime() : 0) ?? 0);
  const keptAt = new Date(Math.max(at.getTime(), ...wins));
  const entry = entryOf(money, { kind, key, at: keptAt }, {});
  return { rank: 1, at: keptAt, entry, lines: () => linesOf(sidesOfDamage(kept_amount - before), money) };
}

/** A bank takes its money at once, as a refund would; a dispute that is won gives back what it took. */
function disputed(money: RentalMoney, payment: RentalMoney['payments'][number]): Cause[] {
  const { dispute } = payment;
  if (!dispute || dispute.amount === 0) return [];
  const key = `dispute-${payment.id}-${dispute.id}`.slice(0, KEY_MAX);
  const ids = { payment_id: payment.id };
  const taken: Cause = {
    rank: 2,
    at: dispute.at,
    entry: entryOf(money, { kind: 'dispute', key, at: dispute.at }, ids),
    lines: (books) => linesOf(sidesOfRefund(dispute.amount, payment, books.before(payment.id)), money),
  };
  if (!dispute.wonAt) return [taken];
  const won = entryOf(money, { kind: 'dispute', key: `${key}-won`, at: dispute.wonAt }, ids);
  const back = (books: RentalTotals) => books.linesOf(key).map((line) => mirrored(money, line));
  return [taken, { rank: 3, at: dispute.wonAt, entry: won, lines: back }];
}

/** The column's length, less room for suffixes. */
const KEY_MAX = 90;

/** A refund that came back is taken out of the ledger by its mirror image; one that never was in it needs none. */
function refunded(money: RentalMoney, refund: RentalMoney['refunds'][number]): Cause[] {
  const { id, at, amount } = refund;
  const payment = money.payments.find((one) => one.id === refund.payment_id);
  if (!payment) return [];
  const ids = { payment_id: payment.id, refund_id: id };
  const key = id === null ? `refunded-payment-${payment.id}` : `refund-${id}`;
  if (!refund.isReversed) {
    const entry = entryOf(money, { kind: 'refund', key, at }, ids);
    const lines = (books: RentalTotals) =>
      linesOf(sidesOfRefund(amount, payment, books.before(payment.id)), money);
    return [{ rank: 2, at, entry, lines }];
  }
  const entry = entryOf(money, { kind: 'refund', key: `${key}-reversed`, at }, ids);
  return [{ rank: 3, at, entry, lines: (books) => books.linesOf(key).map((line) => mirrored(money, line)) }];
}

function paidOut(money: RentalMoney, { id, amount, at }: RentalMoney['payouts'][number]): Cause {
  const entry = entryOf(money, { kind: 'payout', key: `payout-${id}`, at }, { payout_id: id });
  return { rank: 4, at, entry, lines: () => linesOf(sidesOfPayout(amount), money) };
}

function mirrored(
  { id, owner_id }: RentalMoney,
  { account, amount }: RentalMoney['posted'][number],
): PostingLine {
  const user_id = account === 'owner_payable' ? owner_id : null;
  return { account, amount: -amount, user_id, rental_request_id: id };
}

type Ids = Partial<Pick<Posting, 'payment_id' | 'refund_id' | 'payout_id'>>;

function entryOf(
  { id }: RentalMoney,
  { kind, key, at }: { kind: Posting['kind']; key: string; at: Date },
  ids: Ids,
): Omit<Posting, 'lines'> {
  const nothing = { payment_id: null, refund_id: null, payout_id: null };
  return { kind, entry_key: key, posted_at: at, rental_request_id: id, ...nothing, ...ids };
}
