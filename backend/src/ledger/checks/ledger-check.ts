import { formatMoney } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';

type Row = Record<string, number | string | null>;

/** The record that a difference concerns; `entry_key` where a correction of that entry can fix it. */
export interface DifferenceAbout {
  entry_key: string | null;
  rental_request_id: number | null;
  payment_id: number | null;
  payout_id: number | null;
}

/** One thing that must hold, as a query for where it does not. */
export interface LedgerCheck {
  /** Plural, for the progress line. */
  name: string;
  /** The table whose rows (`t`) are checked. */
  table: string;
  /**
   * Its rows have the columns of `DifferenceAbout` that are known. `{range}` stands for the condition that `t.id` lies in the part that is looked at, `{column}` for that of a join.
   */
  sql: string;
  describe(row: Row): string;
}

export function aboutOf({ entry_key, rental_request_id, payment_id, payout_id }: Row): DifferenceAbout {
  const id = (value: Row[string] | undefined) => (value == null ? null : Number(value));
  return {
    entry_key: entry_key == null ? null : String(entry_key),
    rental_request_id: id(rental_request_id),
    payment_id: id(payment_id),
    payout_id: id(payout_id),
  };
}

/** True when two admins have agreed on a correction of the entry whose id is in the column. */
export const isCorrected = (column: string) =>
  `EXISTS (SELECT 1 FROM ledger_corrections k WHERE k.entry_id = ${column} AND k.confirmed_by IS NOT NULL)`;

/** Counts the entries `e` of one thing; corrections belong to the entry they correct. */
export const ENTRIES = 'COUNT(DISTINCT CASE WHEN e.correction_id IS NULL THEN e.id END)';

/** Sums of SQLite are binary; half a cent is no difference. */
export const differs = (a: string, b: string) => `ABS((${a}) - (${b})) > 0.004`;

export const sumOf = (condition: string) =>
  `COALESCE(SUM(CASE WHEN ${condition} THEN l.amount ELSE 0 END), 0)`;

/** A sum of a query, in major units, for people. */
export const amountText = (sum: number | string | null | undefined) =>
  formatMoney(Number(sum ?? 0), CURRENCY, { exact: true });
