import { LEDGER_ACCOUNTS, type LedgerAccount, PAID_PAYOUTS } from '@yard/contracts';
import { setImmediate as turn } from 'node:timers/promises';
import type { MinorUnits } from '@kit/money';
import type { DataSource } from 'typeorm';
import { inWords, majorFrom, minorFrom } from '@kit/server/store/reading';
import { DISPUTED, collected } from '../../payments/money-in-sql';
import { aboutOf, amountText, type DifferenceAbout, differs, type LedgerCheck } from './ledger-check';
import { LEDGER_CHECKS } from './ledger-checks';

/** Rows of a table that one query goes through: only differences are in memory. */
const ROWS_AT_ONCE = 20_000;

/** More of a kind are counted by nobody: something is wrong with all of them. */
const SHOWN_MAX = 20;

export interface CheckProgress {
  name: string;
  done: number;
  total: number;
}

export interface CheckResult {
  ok: boolean;
  /** Plain English. */
  differences: string[];
  /** The record of each difference; null for sums over all. */
  about: (DifferenceAbout | null)[];
}

type Difference = [text: string, about: DifferenceAbout | null];

const PROVIDER = `SELECT x.found, x.wanted FROM (SELECT
    (SELECT COALESCE(SUM(amount), 0) FROM ledger_lines WHERE account = 'provider_balance') AS found,
    (SELECT COALESCE(SUM(p.amount - p.refunded_amount - ${DISPUTED}), 0) FROM payments p WHERE ${collected('p.status')})
      - (SELECT COALESCE(SUM(amount), 0) FROM payouts WHERE status ${inWords(PAID_PAYOUTS)}) AS wanted) x
  WHERE ${differs('x.found', 'x.wanted')}`;

/** Checks the ledger's balance, and payments, refunds, endings and payouts against it. Set-based, by part. */
export async function checkLedger(
  dataSource: DataSource,
  onProgress: (progress: CheckProgress) => void = () => undefined,
): Promise<CheckResult> {
  const all: Difference[] = [];
  for (const check of LEDGER_CHECKS) all.push(...(await differencesOf(dataSource, check, onProgress)));
  const [provider] = await dataSource.query<{ found: number; wanted: number }[]>(PROVIDER);
  if (provider) {
    const { found, wanted } = provider;
    all.push([
      `The provider's balance is ${amountText(found)}; collected less refunded, disputed and paid out is ${amountText(wanted)}.`,
      null,
    ]);
  }
  return { ok: all.length === 0, differences: all.map(([text]) => text), about: all.map((one) => one[1]) };
}

async function differencesOf(
  dataSource: DataSource,
  { name, table, sql, describe }: LedgerCheck,
  onProgress: (progress: CheckProgress) => void,
): Promise<Difference[]> {
  const [last] = await dataSource.query<{ id: number | null }[]>(`SELECT MAX(id) AS id FROM ${table}`);
  const total = Number(last?.id ?? 0);
  const failures: Difference[] = [];
  for (let after = 0; after < total && failures.length <= SHOWN_MAX; after += ROWS_AT_ONCE) {
    const upTo = Math.min(total, after + ROWS_AT_ONCE);
    const part = sql
      .replace('{range}', within('t.id', after, upTo))
      .replace(/\{column:([\w.]+)\}/g, (_, column: string) => within(column, after, upTo));
    const rows = await dataSource.query<Parameters<typeof describe>[0][]>(`${part} LIMIT ${SHOWN_MAX + 1}`);
    failures.push(...rows.map((row): Difference => [describe(row), aboutOf(row)]));
    onProgress({ name, done: upTo, total });
    // SQLite answers at once: without a turn in between nobody else would be served until the whole check is done.
    await turn();
  }
  if (failures.length <= SHOWN_MAX) return failures;
  return [...failures.slice(0, SHOWN_MAX), [`… and more ${name} like these.`, null]];
}

const within = (column: string, after: number, upTo: number) =>
  `(${column} > ${after} AND ${column} <= ${upTo})`;

/** Signs are for readers: amounts held, owed or earned are above 0. Major units. */
export async function ledgerBalances(dataSource: DataSource): Promise<Record<LedgerAccount, number>> {
  const sql = 'SELECT account, SUM(amount) AS total FROM ledger_lines GROUP BY account';
  const sums = await dataSource.query<{ account: LedgerAccount; total: number | string }[]>(sql);
  return balancesFrom((account) => minorFrom(sums.find((sum) => sum.account === account)?.total ?? 0));
}

export function balancesFrom(totalOf: (account: LedgerAccount) => MinorUnits): Record<LedgerAccount, number> {
  const entries = LEDGER_ACCOUNTS.map((account) => {
    const total = totalOf(account);
    // No negative zero.
    return [account, majorFrom(account === 'provider_balance' ? total : -total) + 0] as const;
  });
  return Object.fromEntries(entries) as Record<LedgerAccount, number>;
}
