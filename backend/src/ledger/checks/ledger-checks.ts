import { PAID_PAYOUTS, REVERSAL_KINDS } from '@yard/contracts';
import { inWords } from '@kit/server/store/reading';
import { DISPUTED, collected } from '../../payments/money-in-sql';
import { DONE_REFUNDS } from '../../payments/refunds/refund.entity';
import { causeChecks } from './cause-checks';
import { amountText, differs, type LedgerCheck } from './ledger-check';

/** Sums up corrections of an entry `t`. */
const ADDED = (what: string) => `(SELECT ${what} FROM ledger_corrections k
  JOIN ledger_entries c ON c.correction_id = k.id JOIN ledger_lines a ON a.entry_id = c.id WHERE k.entry_id = t.id)`;

const balance: LedgerCheck = {
  name: 'entries',
  table: 'ledger_entries',
  sql: `SELECT t.entry_key, t.rental_request_id, COALESCE(SUM(l.amount), 0) AS total, COUNT(l.id) AS sides,
      COUNT(DISTINCT l.user_id) AS owners
    FROM ledger_entries t LEFT JOIN ledger_lines l ON l.entry_id = t.id
    WHERE {range} AND t.entry_key NOT LIKE 'correction-%' GROUP BY t.id, t.entry_key, t.rental_request_id
    HAVING owners > 1 OR ((sides < 2 OR ${differs('total', '0')})
      AND (sides + ${ADDED('COUNT(*)')} < 2 OR ${differs('total', `-${ADDED('COALESCE(SUM(a.amount), 0)')}`)})) ORDER BY t.id`,
  describe: ({ entry_key, total, sides }) =>
    Number(sides) < 2
      ? `Entry ${entry_key} has ${sides} of its sides.`
      : `Entry ${entry_key} sums to ${amountText(total)}, and does not balance.`,
};

const lines: LedgerCheck = {
  name: 'lines',
  table: 'ledger_lines',
  sql: `SELECT t.id, e.entry_key AS named, e.rental_request_id FROM ledger_lines t JOIN ledger_entries e ON e.id = t.entry_id
    LEFT JOIN rental_requests r ON r.id = t.rental_request_id
    WHERE {range} AND (
      (t.account = 'owner_payable' AND (t.user_id IS NULL OR r.id IS NULL OR t.user_id <> r.owner_id))
      OR (t.account <> 'owner_payable' AND (t.user_id IS NOT NULL OR e.kind = 'offset'))
      OR (e.kind <> 'offset' AND t.rental_request_id <> e.rental_request_id)
      OR t.posted_at <> e.posted_at) ORDER BY t.id`,
  describe: ({ id, named }) => `Line ${id} of entry ${named} names the wrong person, rental or time.`,
};

// `+` keeps a database that has not counted its tables from the indexes that find far more.
const deposits: LedgerCheck = {
  name: 'deposits held',
  table: 'rental_requests',
  sql: `SELECT t.id, t.id AS rental_request_id, COALESCE(x.held, 0) AS held,
      y.rest - COALESCE(d.kept_amount, 0) + COALESCE(z.taken, 0) AS wanted
    FROM rental_requests t
    JOIN (SELECT p.rental_request_id AS id, SUM(p.amount - p.refunded_amount - ${DISPUTED}) AS rest FROM payments p
      WHERE p.kind = 'deposit' AND ${collected('+p.status')} AND {column:p.rental_request_id}
      GROUP BY p.rental_request_id) y ON y.id = t.id
    LEFT JOIN (SELECT l.rental_request_id AS id, -SUM(l.amount) AS held FROM ledger_lines l
      WHERE +l.account = 'deposits_held' AND {column:l.rental_request_id} GROUP BY l.rental_request_id) x ON x.id = t.id
    LEFT JOIN (SELECT e.rental_request_id AS id, SUM(l.amount) AS taken FROM ledger_entries e
      JOIN payments p ON p.id = e.payment_id AND p.kind = 'deposit'
      JOIN ledger_lines l ON l.entry_id = e.id AND +l.account = 'owner_payable'
      WHERE e.kind ${inWords(REVERSAL_KINDS)} AND {column:e.rental_request_id} GROUP BY e.rental_request_id) z ON z.id = t.id
    LEFT JOIN rental_endings d ON d.rental_request_id = t.id
    WHERE {range} AND (x.held < -0.004
      OR ${differs('COALESCE(x.held, 0)', 'y.rest - COALESCE(d.kept_amount, 0) + COALESCE(z.taken, 0)')}
      OR (d.id IS NOT NULL AND x.held > 0.004 AND NOT EXISTS (
        SELECT 1 FROM refunds f JOIN payments p ON p.id = f.payment_id
        WHERE p.rental_request_id = t.id AND f.status NOT ${inWords(DONE_REFUNDS)}))) ORDER BY t.id`,
  describe: ({ id, held, wanted }) =>
    Math.abs(Number(held) - Number(wanted)) < 0.005
      ? `Rental ${id} is over, and ${amountText(held)} of its deposit is held still: an admin can refund it to the renter on its page.`
      : `Rental ${id}: the ledger holds ${amountText(held)} of its deposit; it should hold ${amountText(wanted)}.`,
};

/** Against what stood in the ledger when the payout was decided; a refund may well have come at that instant, or since. */
const overpaid: LedgerCheck = {
  name: 'payouts against what was due',
  table: 'payouts',
  sql: `SELECT x.* FROM (SELECT t.id, t.id AS payout_id, t.rental_request_id, t.user_id, t.amount,
        (SELECT COALESCE(-SUM(l.amount), 0) FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
          WHERE l.rental_request_id = t.rental_request_id AND l.account = 'owner_payable'
            AND (e.payout_id IS NULL OR e.payout_id < t.id)
            AND (e.correction_id IS NOT NULL OR l.posted_at < t.attempted_at OR (l.posted_at = t.attempted_at
              AND (l.amount < 0 OR e.kind NOT ${inWords(REVERSAL_KINDS)})))) AS due
      FROM payouts t WHERE {range} AND t.deleted_at IS NULL AND t.status ${inWords(PAID_PAYOUTS)}) x
    WHERE x.amount > x.due + 0.004 OR x.amount <= 0 ORDER BY x.id`,
  describe: ({ id, amount, due }) =>
    `Payout ${id} of ${amountText(amount)} is more than the ${amountText(due)} due.`,
};

/** Sorted as they are run and reported. */
export const LEDGER_CHECKS: readonly LedgerCheck[] = [balance, lines, ...causeChecks, deposits, overpaid];
