import { PAID_PAYOUTS, REVERSAL_KINDS } from '@yard/contracts';
import { inWords } from '@kit/server/store/reading';
import { collected } from '../../payments/money-in-sql';
import { DONE_REFUNDS } from '../../payments/refunds/refund.entity';
import { amountText, differs, ENTRIES, isCorrected, type LedgerCheck, sumOf } from './ledger-check';

const PROVIDER = "l.account = 'provider_balance'";
const OWNER = "l.account = 'owner_payable'";

const missing = (what: string, wanted: unknown, found: unknown) =>
  `${what}: ${amountText(wanted as number)} moved, the ledger says ${amountText(found as number)}.`;

/** A collected payment is the provider's debit, and the credit of the account that its kind names. */
const payments: LedgerCheck = {
  name: 'payments',
  table: 'payments',
  sql: `SELECT t.id, t.id AS payment_id, t.rental_request_id, CONCAT('payment-', t.id) AS entry_key, t.kind,
      CASE WHEN ${collected('t.status')} THEN t.amount ELSE 0 END AS wanted, ${ENTRIES} AS entries, ${sumOf(PROVIDER)} AS found,
      -${sumOf(`(t.kind = 'deposit' AND l.account = 'deposits_held')
        OR (t.kind <> 'deposit' AND ${OWNER} AND l.user_id = r.owner_id)
        OR (t.kind = 'rental' AND l.account = 'platform_fees')`)} AS credited
    FROM payments t JOIN rental_requests r ON r.id = t.rental_request_id
    LEFT JOIN ledger_entries e ON e.payment_id = t.id AND e.kind NOT ${inWords(REVERSAL_KINDS)}
    LEFT JOIN ledger_lines l ON l.entry_id = e.id
    WHERE {range} GROUP BY t.id, t.rental_request_id, t.kind, t.status, t.amount
    HAVING entries > 1
      OR ${differs('found', 'wanted')} OR ${differs('credited', 'wanted')} ORDER BY t.id`,
  describe: ({ id, kind, wanted, found, entries, credited }) =>
    Number(entries) > 1
      ? `Payment ${id} (${kind}) is in the ledger ${entries} times.`
      : missing(`Payment ${id} (${kind})`, wanted, Number(found) === Number(wanted) ? credited : found),
};

const refunds: LedgerCheck = {
  name: 'refunds',
  table: 'refunds',
  sql: `SELECT t.id, t.payment_id, p.rental_request_id, CONCAT('refund-', t.id) AS entry_key,
      CASE WHEN t.status ${inWords(DONE_REFUNDS)} THEN t.amount ELSE 0 END AS wanted,
      ${ENTRIES} AS entries, -${sumOf(PROVIDER)} AS found
    FROM refunds t JOIN payments p ON p.id = t.payment_id LEFT JOIN ledger_entries e ON e.refund_id = t.id
    LEFT JOIN ledger_lines l ON l.entry_id = e.id
    WHERE {range} GROUP BY t.id, t.payment_id, p.rental_request_id, t.status, t.amount
    HAVING ${differs('found', 'wanted')} OR entries > (CASE WHEN wanted > 0 THEN 1 ELSE 2 END)
    ORDER BY t.id`,
  describe: ({ id, wanted, found }) => missing(`Refund ${id}`, wanted, found),
};

/** Also of adopted payments, whose refunds have no row; and the fee goes back with the rent, to the last cent. */
const shares: LedgerCheck = {
  name: 'refunded shares',
  table: 'payments',
  sql: `SELECT t.id, t.id AS payment_id, t.rental_request_id, t.refunded_amount AS wanted, -${sumOf(`e.kind = 'refund' AND ${PROVIDER}`)} AS found,
      -${sumOf("l.account = 'platform_fees'")} AS fee
    FROM payments t JOIN ledger_entries e ON e.payment_id = t.id JOIN ledger_lines l ON l.entry_id = e.id
    WHERE {range} GROUP BY t.id, t.rental_request_id, t.amount, t.refunded_amount
    HAVING ${differs('found', 'wanted')} OR fee < -0.004 OR (t.refunded_amount >= t.amount AND fee > 0.004)
    ORDER BY t.id`,
  describe: ({ id, wanted, found, fee }) =>
    Number(found) === Number(wanted)
      ? `Payment ${id}: a fee of ${amountText(fee)} is left after its refunds.`
      : missing(`Refunds of payment ${id}`, wanted, found),
};

const retained: LedgerCheck = {
  name: 'deposits kept',
  table: 'rental_endings',
  sql: `SELECT t.rental_request_id AS id, t.rental_request_id, t.kept_amount AS wanted,
      COALESCE(MIN(CASE WHEN e.correction_id IS NULL THEN e.entry_key END), CONCAT(
        CASE WHEN EXISTS (SELECT 1 FROM cancellations c WHERE c.rental_request_id = t.rental_request_id
          AND c.deleted_at IS NULL) THEN 'retention-' ELSE 'damage-' END, t.rental_request_id)) AS entry_key, COUNT(DISTINCT e.id) AS entries,
      ${sumOf("l.account = 'deposits_held'")} AS found, -${sumOf(`${OWNER} AND l.user_id = t.owner_id`)} AS credited
    FROM rental_endings t
    LEFT JOIN ledger_entries e
      ON e.rental_request_id = t.rental_request_id AND e.kind IN ('damage', 'retention') AND e.payment_id IS NULL
    LEFT JOIN ledger_lines l ON l.entry_id = e.id
    WHERE {range} GROUP BY t.id, t.rental_request_id, t.kept_amount
    HAVING ${differs('found', 'wanted')} OR ${differs('credited', 'wanted')} ORDER BY t.id`,
  describe: ({ id, wanted, found }) => missing(`Deposit kept of rental ${id}`, wanted, found),
};

const payouts: LedgerCheck = {
  name: 'payouts',
  table: 'payouts',
  sql: `SELECT t.id, t.id AS payout_id, t.rental_request_id, CONCAT('payout-', t.id) AS entry_key,
      CASE WHEN t.status ${inWords(PAID_PAYOUTS)} THEN t.amount ELSE 0 END AS wanted,
      ${ENTRIES} AS entries, -${sumOf(PROVIDER)} AS found,
      ${sumOf(`${OWNER} AND l.user_id = t.user_id`)} AS debited
    FROM payouts t LEFT JOIN ledger_entries e ON e.payout_id = t.id
    LEFT JOIN ledger_lines l ON l.entry_id = e.id
    WHERE {range} GROUP BY t.id, t.rental_request_id, t.status, t.amount
    HAVING entries > 1
      OR ${differs('found', 'wanted')} OR ${differs('debited', 'wanted')} ORDER BY t.id`,
  describe: ({ id, wanted, found }) => missing(`Payout ${id}`, wanted, found),
};

/** The other way round: nothing is in the ledger that did not happen. Amounts are the others' business. */
const causes: LedgerCheck = {
  name: 'causes',
  table: 'ledger_entries',
  sql: `SELECT t.entry_key, t.rental_request_id, t.payment_id, t.payout_id FROM ledger_entries t
    LEFT JOIN payments p ON p.id = t.payment_id AND p.rental_request_id = t.rental_request_id
    LEFT JOIN refunds f ON f.id = t.refund_id
    LEFT JOIN payouts o ON o.id = t.payout_id
    LEFT JOIN rental_endings d ON d.rental_request_id = t.rental_request_id
    WHERE {range} AND t.correction_id IS NULL AND NOT ${isCorrected('t.id')} AND COALESCE(CASE
      WHEN t.kind IN ('deposit', 'rental') THEN p.kind = t.kind
      WHEN t.kind IN ('damage', 'retention') AND t.payment_id IS NULL THEN d.id IS NOT NULL
      WHEN t.kind = 'dispute' THEN p.stripe_dispute_id IS NOT NULL
      WHEN t.kind IN ('damage', 'bill') THEN p.kind = t.kind
      WHEN t.kind = 'refund' THEN p.id IS NOT NULL AND (t.refund_id IS NULL OR f.payment_id = p.id)
      WHEN t.kind = 'payout' THEN o.rental_request_id = t.rental_request_id
      WHEN t.kind = 'offset' THEN 1 ELSE 0 END, 0) = 0 ORDER BY t.id`,
  describe: ({ entry_key }) => `Entry ${entry_key} has no cause: nothing of the kind happened.`,
};

/** Every cause has its entry with its amount, and every entry its cause. */
export const causeChecks: readonly LedgerCheck[] = [payments, refunds, shares, retained, payouts, causes];
