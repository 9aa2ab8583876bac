import { isMoneyDisputed, type LedgerAccount, type LedgerKind, wasCollected } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { findRecords } from '../../database/find-record';
import { groupedBy } from '../../database/grouped';
import { minorFrom } from '../../database/minor-units';
import { instantFrom, placesFor, type RawInstant } from '../../database/raw';
import { Payment } from '../../payments/payment.entity';
import { Refund } from '../../payments/refunds/refund.entity';
import { RentalEnding } from './rental-ending.entity';
import type { Disputed, RentalMoney } from './rental-money';

const PARTIES = 'SELECT id, owner_id FROM rental_requests WHERE id IN';
const CANCELLED =
  'SELECT rental_request_id FROM cancellations WHERE deleted_at IS NULL AND rental_request_id IN';
const POSTED = `SELECT e.entry_key, e.kind, e.payment_id, l.account, l.amount, l.rental_request_id
  FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id WHERE l.rental_request_id IN`;
const PAID_OUT =
  "SELECT id, rental_request_id, amount, paid_at FROM payouts WHERE status = 'paid' AND rental_request_id IN";

/** A row of one of these rentals. */
interface OfRental {
  rental_request_id: number;
}

/** All of some rentals' money, within the transaction that holds the rentals. Without rentals that never were. */
export async function readRentalMoney(
  manager: EntityManager,
  ids: readonly number[],
): Promise<RentalMoney[]> {
  if (ids.length === 0) return [];
  const rowsOf = <T>(sql: string, order = '') =>
    manager.query<T[]>(`${sql} (${placesFor(ids)})${order}`, [...ids]);
  const parties = await rowsOf<{ id: number; owner_id: number }>(PARTIES, ' ORDER BY id');
  const payments = (await findRecords(manager, Payment, 'rental_request_id', ids)).filter(wasCollected);
  const paid = byRental(payments);
  const refunds = await settledRefunds(manager, payments);
  const endings = byRental(await findRecords(manager, RentalEnding, 'rental_request_id', ids));
  const cancelled = byRental(await rowsOf<OfRental>(CANCELLED));
  const payouts = byRental(await rowsOf<RawPayout>(PAID_OUT, ' ORDER BY id'));
  const posted = byRental(await rowsOf<RawLine>(POSTED, ' ORDER BY l.id'));
  return parties.map((party) => {
    const id = Number(party.id);
    const own = paid.get(id) ?? [];
    const [ending] = endings.get(id) ?? [];
    return {
      id,
      owner_id: Number(party.owner_id),
      payments: own.map((payment) => ({
        ...payment,
        at: payment.succeeded_at ?? payment.updated_at,
        dispute: disputeOf(payment),
      })),
      refunds: refundsOf(own, refunds),
      ending: ending
        ? { kept_amount: ending.kept_amount, at: ending.ended_at, isCancelled: cancelled.has(id) }
        : null,
      payouts: (payouts.get(id) ?? []).map(payoutOf),
      posted: (posted.get(id) ?? []).map((line) => ({ ...line, amount: minorFrom(line.amount) })),
    };
  });
}

function byRental<T extends OfRental>(rows: readonly T[]): Map<number, T[]> {
  return groupedBy(rows, ({ rental_request_id }) => Number(rental_request_id));
}

/** A bank's question alone moves nothing; a dispute that was won moved, and moved back. */
function disputeOf(payment: Payment): Disputed | null {
  const { stripe_dispute_id: id, dispute_status: status, dispute_opened_at: at } = payment;
  const isWon = status === 'won';
  if (!id || !at || !(isWon || isMoneyDisputed(status))) return null;
  return {
    id,
    amount: payment.dispute_amount ?? 0,
    at,
    wonAt: isWon ? (payment.dispute_closed_at ?? at) : null,
  };
}

type KnownRefund = RentalMoney['refunds'][number];

/** Those that went through and those that came back, by payment. */
async function settledRefunds(
  manager: EntityManager,
  payments: readonly Payment[],
): Promise<Map<number, KnownRefund[]>> {
  const ids = payments.map(({ id }) => id);
  const rows = (await findRecords(manager, Refund, 'payment_id', ids)).filter(({ status }) =>
    ['succeeded', 'failed'].includes(status),
  );
  const known = rows.map(({ id, payment_id, amount, status, updated_at }) => ({
    id,
    payment_id,
    amount,
    at: updated_at,
    isReversed: status === 'failed',
  }));
  return groupedBy(known, ({ payment_id }) => payment_id);
}

/** In the order of their ids, whichever payment they are of. */
function refundsOf(payments: readonly Payment[], settled: Map<number, KnownRefund[]>): KnownRefund[] {
  const known = payments.flatMap(({ id }) => settled.get(id) ?? []);
  known.sort((a, b) => Number(a.id) - Number(b.id));
  return [...known, ...payments.flatMap((payment) => withoutRow(payment, known))];
}

/** An adopted database says of a payment that it was refunded, and has no row of the refund. */
function withoutRow(payment: Payment, known: RentalMoney['refunds']): RentalMoney['refunds'] {
  const own = known.filter((refund) => refund.payment_id === payment.id && !refund.isReversed);
  const amount = payment.refunded_amount - own.reduce((sum, refund) => sum + refund.amount, 0);
  if (amount <= 0) return [];
  return [{ id: null, payment_id: payment.id, amount, at: payment.updated_at, isReversed: false }];
}

interface RawPayout extends OfRental {
  id: number;
  amount: number | string;
  paid_at: RawInstant;
}

function payoutOf({ id, amount, paid_at }: RawPayout): RentalMoney['payouts'][number] {
  return { id: Number(id), amount: minorFrom(amount), at: instantFrom(paid_at) };
}

interface RawLine extends OfRental {
  entry_key: string;
  kind: LedgerKind;
  payment_id: number | null;
  account: LedgerAccount;
  amount: number | string;
}
