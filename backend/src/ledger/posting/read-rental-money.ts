import { isMoneyDisputed, type LedgerAccount, type LedgerKind } from '@yard/contracts';
import { type EntityManager, In } from 'typeorm';
import { minorFrom } from '../../database/minor-units';
import { instantFrom, type RawInstant } from '../../database/raw';
import { Payment } from '../../payments/payment.entity';
import { Refund } from '../../payments/refunds/refund.entity';
import { RentalEnding } from './rental-ending.entity';
import { Cancellation } from '../../rentals/cancellation.entity';
import type { Disputed, PostedLine, RentalMoney } from './rental-money';

const POSTED = `SELECT e.entry_key, e.kind, e.payment_id, l.account, l.amount
  FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id WHERE l.rental_request_id = ? ORDER BY l.id`;
const PAID_OUT = "SELECT id, amount, paid_at FROM payouts WHERE rental_request_id = ? AND status = 'paid'";

/** All of a rental's money, within the transaction that holds the rental. Null for a rental that never was. */
export async function readRentalMoney(manager: EntityManager, id: number): Promise<RentalMoney | null> {
  const sql = 'SELECT owner_id FROM rental_requests WHERE id = ?';
  const [party] = await manager.query<{ owner_id: number }[]>(sql, [id]);
  if (!party) return null;
  const payments = await collectedOf(manager, id);
  const ending = await manager.findOneBy(RentalEnding, { rental_request_id: id });
  return {
    id,
    owner_id: Number(party.owner_id),
    payments: payments.map((payment) => ({
      ...payment,
      at: payment.succeeded_at ?? payment.updated_at,
      dispute: disputeOf(payment),
    })),
    refunds: await refundsOf(manager, payments),
    ending: ending && {
      kept_amount: ending.kept_amount,
      at: ending.ended_at,
      isCancelled: await manager.existsBy(Cancellation, { rental_request_id: id }),
    },
    payouts: await payoutsOf(manager, id),
    posted: await postedOf(manager, id),
  };
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

async function collectedOf(manager: EntityManager, rental_request_id: number): Promise<Payment[]> {
  const status = In(['succeeded', 'refunded', 'partially_refunded']);
  return manager.find(Payment, { where: { rental_request_id, status }, order: { id: 'ASC' } });
}

async function refundsOf(manager: EntityManager, payments: Payment[]): Promise<RentalMoney['refunds']> {
  if (payments.length === 0) return [];
  const where = { payment_id: In(payments.map(({ id }) => id)), status: In(['succeeded', 'failed']) };
  const rows = await manager.find(Refund, { where, order: { id: 'ASC' } });
  const known = rows.map(({ id, payment_id, amount, status, updated_at }) => ({
    id,
    payment_id,
    amount,
    at: updated_at,
    isReversed: status === 'failed',
  }));
  return [...known, ...payments.flatMap((payment) => withoutRow(payment, known))];
}

/** An adopted database says of a payment that it was refunded, and has no row of the refund. */
function withoutRow(payment: Payment, known: RentalMoney['refunds']): RentalMoney['refunds'] {
  const own = known.filter((refund) => refund.payment_id === payment.id && !refund.isReversed);
  const amount = payment.refunded_amount - own.reduce((sum, refund) => sum + refund.amount, 0);
  if (amount <= 0) return [];
  return [{ id: null, payment_id: payment.id, amount, at: payment.updated_at, isReversed: false }];
}

async function payoutsOf(manager: EntityManager, id: number): Promise<RentalMoney['payouts']> {
  const rows = await manager.query<{ id: number; amount: number | string; paid_at: RawInstant }[]>(PAID_OUT, [
    id,
  ]);
  return rows.map((row) => ({
    id: Number(row.id),
    amount: minorFrom(row.amount),
    at: instantFrom(row.paid_at),
  }));
}

interface RawLine {
  entry_key: string;
  kind: LedgerKind;
  payment_id: number | null;
  account: LedgerAccount;
  amount: number | string;
}

async function postedOf(manager: EntityManager, id: number): Promise<PostedLine[]> {
  const lines = await manager.query<RawLine[]>(POSTED, [id]);
  return lines.map((line) => ({ ...line, amount: minorFrom(line.amount) }));
}
