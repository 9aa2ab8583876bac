import type { DataSource } from 'typeorm';
import type { Clock } from '../../clock/clock';
import { isAdopted } from '../../database/adopt/is-adopted';
import { minorFrom } from '../../database/minor-units';
import { instantFrom, type RawInstant } from '../../database/raw';
import { type Transaction, UnitOfWork } from '../../database/unit-of-work';
import { RentalRequest } from '../../rentals/rental-request.entity';
import { type BookSettings, LedgerBooks } from './ledger-books';
import { RentalEnding } from './rental-ending.entity';

/** One transaction's: each costs the disk a wait. */
const RENTALS_AT_ONCE = 50;

const COLLECTED = "p.status IN ('succeeded', 'refunded', 'partially_refunded') AND p.amount > 0";
const ENDED = `(r.closed_at IS NOT NULL
  OR EXISTS (SELECT 1 FROM cancellations c WHERE c.rental_request_id = r.id))`;

/** Rentals whose money the ledger does not know whole, after an id. */
const BEHIND = `SELECT r.id FROM rental_requests r WHERE r.id > ? AND (
    EXISTS (SELECT 1 FROM payments p WHERE p.rental_request_id = r.id AND ${COLLECTED} AND (
      NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.payment_id = p.id AND e.kind NOT IN ('refund', 'dispute'))
      OR EXISTS (SELECT 1 FROM refunds f WHERE f.payment_id = p.id AND f.status = 'succeeded'
        AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.refund_id = f.id))
      OR (p.refunded_amount > 0 AND NOT EXISTS (
        SELECT 1 FROM ledger_entries e WHERE e.payment_id = p.id AND e.kind = 'refund'))))
    OR (EXISTS (SELECT 1 FROM payments p WHERE p.rental_request_id = r.id) AND ${ENDED}
      AND NOT EXISTS (SELECT 1 FROM rental_endings d WHERE d.rental_request_id = r.id)))
  ORDER BY r.id LIMIT ${RENTALS_AT_ONCE}`;

/** How a rental ended before endings were written down. */
const ENDING = `SELECT r.id, r.owner_id, COALESCE(r.closed_at, c.created_at) AS ended_at,
    COALESCE((SELECT SUM(p.amount - CASE
        WHEN p.refunded_amount > COALESCE(f.asked, 0) THEN p.refunded_amount ELSE COALESCE(f.asked, 0) END)
      FROM payments p LEFT JOIN (
        SELECT payment_id, SUM(amount) AS asked FROM refunds WHERE payment_id IN (
          SELECT id FROM payments WHERE rental_request_id = ?) GROUP BY payment_id) f ON f.payment_id = p.id
      WHERE p.rental_request_id = r.id AND p.kind = 'deposit' AND ${COLLECTED}), 0) AS kept
  FROM rental_requests r LEFT JOIN cancellations c ON c.rental_request_id = r.id
  WHERE r.id = ? AND ${ENDED}
    AND NOT EXISTS (SELECT 1 FROM rental_endings d WHERE d.rental_request_id = r.id)`;

interface RawEnding {
  owner_id: number;
  ended_at: RawInstant;
  kept: number | string;
}

/**
 * Posts what happened before there was a ledger, or past it (seeds). Safe to repeat, and to stop at any point: rentals
 * are found by what they lack. What owners of an adopted database were due is not paid out: the
 * Laravel may have done so, and nobody here knows.
 *
 * @param onProgress  called now and then with how many are done
 */
export async function postMissing(
  dataSource: DataSource,
  { clock, ...settings }: BookSettings & { clock: Clock },
  onProgress: (done: number) => void = () => undefined,
): Promise<number> {
  const unitOfWork = new UnitOfWork(dataSource, clock);
  const books = new LedgerBooks(settings);
  const isPaid = await isAdopted(dataSource);
  let done = 0;
  for (let after = 0; ;) {
    const behind = await dataSource.query<{ id: number }[]>(BEHIND, [after]);
    const ids = behind.map(({ id }) => Number(id));
    await unitOfWork.run(async (tx) => {
      for (const id of ids) await catchUp(tx, books, { id, isPaid });
    });
    onProgress((done += ids.length));
    if (ids.length < RENTALS_AT_ONCE) return done;
    after = ids.at(-1) ?? after;
  }
}

/** One rental of it. @param isPaid  whether what its owner is due is left to people */
export async function catchUp(
  tx: Transaction,
  books: LedgerBooks,
  { id, isPaid = false }: { id: number; isPaid?: boolean },
): Promise<void> {
  await tx.lock(RentalRequest, { id });
  const [ending] = await tx.manager.query<RawEnding[]>(ENDING, [id, id]);
  if (ending) {
    await tx.insert(RentalEnding, {
      rental_request_id: id,
      owner_id: Number(ending.owner_id),
      kept_amount: Math.max(0, minorFrom(ending.kept)),
      is_overpaid: false,
      ended_at: instantFrom(ending.ended_at),
      settled_at: null,
      looked_at: null,
    });
  }
  await books.post(tx, id);
  if (!isPaid || !ending) return;
  await tx.manager.update(
    RentalEnding,
    { rental_request_id: id },
    { settled_at: tx.now, updated_at: tx.now },
  );
}
