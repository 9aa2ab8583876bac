import { ENDED_RENTALS, REVERSAL_KINDS } from '@yard/contracts';
import type { DataSource } from 'typeorm';
import type { Clock } from '@kit/server/base/clock/clock';
import { isAdopted } from '@kit/server/store/migrate';
import type { RawInstant } from '@kit/server/store/reading';
import { flagFrom, instantFrom, inWords, minorFrom, placesFor } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { collected } from '../../payments/money-in-sql';
import { DONE_REFUNDS } from '../../payments/refunds/refund.entity';
import { RentalRequest } from '../../rentals/records/rental-request.entity';
import { inStatus } from '../../rentals/records/state-in-sql';
import { type BookSettings, LedgerPosting } from './ledger-posting';
import { isOverpaid, markForPayout, type Move, nothingToPay } from './mark-for-payout';
import { readRentalMoney } from './read-rental-money';
import { RentalEnding } from './rental-ending.entity';
import type { RentalMoney } from './rental-money';

/** One transaction's: each costs the disk a wait, and each statement serves them all. */
const RENTALS_AT_ONCE = 1_000;

const COLLECTED = `${collected('p.status')} AND p.amount > 0`;
const ENDED = inStatus(ENDED_RENTALS);

/** Ends of the next span of ids: without them a database looks through all payments for each page. */
const SPAN = `SELECT MIN(id) AS low, MAX(id) AS high FROM (
  SELECT id FROM rental_requests WHERE id > ? ORDER BY id LIMIT ${RENTALS_AT_ONCE}) page`;

const PAYMENTS =
  'SELECT 1 FROM payments p WHERE p.rental_request_id = r.id AND p.rental_request_id BETWEEN ? AND ?';

/** Rentals of a span whose money the ledger does not know whole. */
const BEHIND = `SELECT r.id FROM rental_requests r WHERE r.id BETWEEN ? AND ? AND (
    EXISTS (${PAYMENTS} AND ${COLLECTED} AND (
      NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.payment_id = p.id AND e.kind NOT ${inWords(REVERSAL_KINDS)})
      OR EXISTS (SELECT 1 FROM refunds f WHERE f.payment_id = p.id AND f.status ${inWords(DONE_REFUNDS)}
        AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.refund_id = f.id))
      OR (p.refunded_amount > 0 AND NOT EXISTS (
        SELECT 1 FROM ledger_entries e WHERE e.payment_id = p.id AND e.kind = 'refund'))))
    OR (EXISTS (${PAYMENTS}) AND ${ENDED}
      AND NOT EXISTS (SELECT 1 FROM rental_endings d WHERE d.rental_request_id = r.id)))
  ORDER BY r.id`;

const REFUND_SUM = 'COALESCE((SELECT SUM(f.amount) FROM refunds f WHERE f.payment_id = p.id), 0)';

/** Endings of rentals that ended before endings were stored. */
const ENDINGS = `SELECT r.id, COALESCE(r.closed_at, c.created_at) AS ended_at,
    c.id IS NOT NULL AND c.deleted_at IS NULL AS is_cancelled,
    COALESCE((SELECT SUM(p.amount - CASE WHEN p.refunded_amount > ${REFUND_SUM} THEN p.refunded_amount ELSE ${REFUND_SUM} END)
      FROM payments p WHERE p.rental_request_id = r.id AND p.kind = 'deposit' AND ${COLLECTED}), 0) AS retained
  FROM rental_requests r LEFT JOIN cancellations c ON c.rental_request_id = r.id
  WHERE ${ENDED} AND NOT EXISTS (SELECT 1 FROM rental_endings d WHERE d.rental_request_id = r.id)
    AND r.id IN`;

interface RawEnding {
  id: number;
  ended_at: RawInstant;
  is_cancelled: number | boolean;
  retained: number | string;
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
  const books = new LedgerPosting(settings);
  const isPaid = await isAdopted(dataSource);
  const spans = spansBehind(dataSource);
  let done = 0;
  const post = async () => {
    for await (const ids of spans) {
      await unitOfWork.run((tx) => catchUp(tx, books, ids, { isPaid }));
      onProgress((done += ids.length));
    }
  };
  // One computes while the other waits for the database.
  await Promise.all([post(), post()]);
  return done;
}

/** Rentals behind, some at a time; none twice. */
async function* spansBehind(dataSource: DataSource): AsyncGenerator<number[]> {
  for (let after = 0; ;) {
    const [span] = await dataSource.query<{ low: number | null; high: number | null }[]>(SPAN, [after]);
    if (span?.low == null || span.high == null) return;
    const ends = [span.low, span.high];
    const behind = await dataSource.query<{ id: number }[]>(BEHIND, [...ends, ...ends, ...ends]);
    if (behind.length > 0) yield behind.map(({ id }) => Number(id));
    after = Number(span.high);
  }
}

/** Some rentals of it. @param isPaid  whether what their owners are due is left to people */
export async function catchUp(
  tx: Transaction,
  books: LedgerPosting,
  ids: readonly number[],
  { isPaid = false } = {},
): Promise<void> {
  if (ids.length === 0) return;
  await tx.lockRows(RentalRequest, ids);
  const endings = await endingsOf(tx, ids);
  const all = await readRentalMoney(tx.manager, ids);
  for (const money of all) money.ending ??= endings.get(money.id) ?? null;
  const moves = await books.postMoney(tx, all);
  const isBegun = ({ id }: RentalMoney) => endings.has(id);
  await writeEndings(tx, all.filter(isBegun), { moves, isPaid });
  await markForPayout(
    tx,
    moves.filter(({ money }) => !isBegun(money)),
  );
  await nothingToPay(
    tx,
    all.filter((money) => !isBegun(money)),
  );
}

async function endingsOf(tx: Transaction, ids: readonly number[]): Promise<Map<number, Ending>> {
  const rows = await tx.manager.query<RawEnding[]>(`${ENDINGS} (${placesFor(ids)}) ORDER BY r.id`, [...ids]);
  return new Map(rows.map((row) => [Number(row.id), endingOf(row)]));
}

type Ending = NonNullable<RentalMoney['ending']>;

function endingOf({ ended_at, retained, is_cancelled }: RawEnding): Ending {
  return {
    kept_amount: Math.max(0, minorFrom(retained)),
    at: instantFrom(ended_at),
    isCancelled: flagFrom(is_cancelled),
    isOverpaid: false,
    isSettled: false,
  };
}

async function writeEndings(
  tx: Transaction,
  ended: readonly RentalMoney[],
  { moves, isPaid }: { moves: readonly Move[]; isPaid: boolean },
): Promise<void> {
  const overpaid = new Set(moves.filter(isOverpaid).map(({ money }) => money.id));
  const rows = ended.flatMap(({ id, owner_id, ending, payments }) => {
    if (ending === null) return [];
    const looked_at = payments.length === 0 ? tx.now : null;
    return {
      rental_request_id: id,
      owner_id,
      kept_amount: ending.kept_amount,
      is_overpaid: overpaid.has(id),
      ended_at: ending.at,
      settled_at: isPaid ? tx.now : looked_at,
      looked_at,
    };
  });
  await tx.insertAll(RentalEnding, rows);
}
