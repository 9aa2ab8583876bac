import { PAID_PAYOUTS } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { byIndex, groupedBy, inWords, isSqlite, placesFor } from '@kit/server/store/reading';
import { collected } from '../../payments/money-in-sql';
import { DONE_REFUNDS, FAILED_REFUNDS } from '../../payments/refunds/refund.entity';
import type { OfRental, RawEnding, RawLine, RawPayment, RawPayout, RawRefund } from './money-rows';
import { endingOf, lineOf, paymentOf, payoutOf, refundOf, refundsOf } from './money-rows';
import type { RentalMoney } from './rental-money';

// Rows without entities: a batch reads thousands, and most of a payment is not requested. By indexes that are named:
// of tables that grow meanwhile a database would read all for each few rentals, going by what it last counted.
const PARTIES = 'SELECT id, owner_id FROM rental_requests WHERE id IN';
const COLLECTED = `SELECT id, rental_request_id, kind, amount, refunded_amount, succeeded_at, updated_at,
    stripe_dispute_id, dispute_status, dispute_amount, dispute_opened_at, dispute_closed_at
  FROM payments WHERE ${collected('status')} AND deleted_at IS NULL AND rental_request_id IN`;
const SETTLED = `SELECT id, payment_id, amount, status, updated_at FROM refunds
  WHERE status ${inWords([...DONE_REFUNDS, ...FAILED_REFUNDS])} AND deleted_at IS NULL AND payment_id IN`;
const endingsIndex = (sqlite: boolean) =>
  sqlite ? 'sqlite_autoindex_rental_endings_1' : 'uq_rental_endings_rental_request_id';
const ENDED = (sqlite: boolean) => `SELECT rental_request_id, kept_amount, ended_at, is_overpaid, settled_at
  FROM rental_endings${byIndex(endingsIndex(sqlite), sqlite)}
  WHERE deleted_at IS NULL AND rental_request_id IN`;
const CANCELLED =
  'SELECT rental_request_id FROM cancellations WHERE deleted_at IS NULL AND rental_request_id IN';
const POSTED = (
  sqlite: boolean,
) => `SELECT COALESCE(k.entry_key, e.entry_key) AS entry_key, e.kind, e.payment_id, l.account, l.amount, l.rental_request_id
  FROM ledger_lines l${byIndex('idx_ledger_lines_rental_request_id_account_amount', sqlite)}
  JOIN ledger_entries e ON e.id = l.entry_id LEFT JOIN ledger_corrections k ON k.id = e.correction_id
  WHERE l.rental_request_id IN`;
const PAID_OUT = `SELECT id, rental_request_id, amount, paid_at FROM payouts
  WHERE status ${inWords(PAID_PAYOUTS)} AND rental_request_id IN`;

/** All of some rentals' money, within the transaction that holds the rentals. Without rentals that never were. */
export async function readRentalMoney(
  manager: EntityManager,
  ids: readonly number[],
): Promise<RentalMoney[]> {
  if (ids.length === 0) return [];
  const rowsOf = <T>(sql: string, order = '', of = ids) =>
    manager.query<T[]>(`${sql} (${placesFor(of)})${order}`, [...of]);
  const sqlite = isSqlite(manager.dataSource);
  const parties = await rowsOf<{ id: number; owner_id: number }>(PARTIES, ' ORDER BY id');
  const payments = (await rowsOf<RawPayment>(COLLECTED, ' ORDER BY id')).map(paymentOf);
  const paid = groupedBy(payments, ({ rental_request_id }) => rental_request_id);
  const refunds =
    payments.length === 0 ? [] : await rowsOf<RawRefund>(SETTLED, ' ORDER BY id', payments.map(idOf));
  const settled = groupedBy(refunds.map(refundOf), ({ payment_id }) => payment_id);
  const endings = byRental(await rowsOf<RawEnding>(ENDED(sqlite)));
  const cancelled = byRental(await rowsOf<OfRental>(CANCELLED));
  const payouts = byRental(await rowsOf<RawPayout>(PAID_OUT, ' ORDER BY id'));
  const posted = byRental(await rowsOf<RawLine>(POSTED(sqlite), ' ORDER BY l.id'));
  return parties.map((party) => {
    const id = Number(party.id);
    const own = paid.get(id) ?? [];
    const [ending] = endings.get(id) ?? [];
    return {
      id,
      owner_id: Number(party.owner_id),
      payments: own,
      refunds: refundsOf(own, settled),
      ending: ending ? endingOf(ending, cancelled.has(id)) : null,
      payouts: (payouts.get(id) ?? []).map(payoutOf),
      posted: (posted.get(id) ?? []).map(lineOf),
    };
  });
}

const idOf = ({ id }: { id: number }) => id;

function byRental<T extends OfRental>(rows: readonly T[]): Map<number, T[]> {
  return groupedBy(rows, ({ rental_request_id }) => Number(rental_request_id));
}
