import type { LedgerAccount, LedgerDay, LedgerKind } from '@yard/contracts';
import { addDays, type CalendarDate, eachDay, startOfDayIn } from '@yard/dates';
import type { MinorUnits } from '@yard/money';
import type { DataSource } from 'typeorm';
import { minorFrom } from '../database/minor-units';
import { wireMoney } from '../database/wire-fields';

interface Sum {
  /** `YYYY-MM-DD HH`, UTC. */
  hour: string;
  /** `00`, `15`, `30` or `45`: no zone's day begins at another minute. */
  minute: string;
  kind: LedgerKind;
  account: LedgerAccount;
  total: number | string;
}

const QUARTER = `CASE WHEN SUBSTR(l.posted_at, 15, 2) < '15' THEN '00' WHEN SUBSTR(l.posted_at, 15, 2) < '30' THEN '15'
  WHEN SUBSTR(l.posted_at, 15, 2) < '45' THEN '30' ELSE '45' END`;

const SUMS = `SELECT SUBSTR(l.posted_at, 1, 13) AS hour, ${QUARTER} AS minute, e.kind AS kind, l.account AS account,
    SUM(l.amount) AS total
  FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
  WHERE l.posted_at >= ? AND l.posted_at < ? AND l.account IN ('provider_balance', 'platform_fees')
  GROUP BY hour, minute, e.kind, l.account`;

/** Money by day, quiet days too. One query, by quarters of an hour: the database knows no time zones. */
export async function ledgerDays(
  dataSource: DataSource,
  { from, to, timeZone }: { from: CalendarDate; to: CalendarDate; timeZone: string },
): Promise<LedgerDay[]> {
  const days = eachDay(from, to);
  const starts = [...days, addDays(to, 1)].map((day) => startOfDayIn(day, timeZone).getTime());
  const span = [starts[0], starts.at(-1)].map((at) => sqlInstant(at ?? 0));
  const byDay = days.map(() => new Map<string, MinorUnits>());
  for (const { hour, minute, kind, account, total } of await dataSource.query<Sum[]>(SUMS, span)) {
    const sums = byDay[indexOf(starts, Date.parse(`${hour.replace(' ', 'T')}:${minute}:00Z`))];
    const name = `${kind} ${account}`;
    sums?.set(name, (sums.get(name) ?? 0) + minorFrom(total));
  }
  return days.map((date, index) => dayOf(date, byDay[index] ?? new Map()));
}

/** As the column has it, on both databases. */
const sqlInstant = (at: number) => new Date(at).toISOString().replace('T', ' ').replace('Z', '');

/** The last that begins at or before an instant. */
function indexOf(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Refunds that came back lessen the day they came back. */
function dayOf(date: CalendarDate, sums: ReadonlyMap<string, MinorUnits>): LedgerDay {
  const sum = (kind: LedgerKind, account: LedgerAccount = 'provider_balance') =>
    sums.get(`${kind} ${account}`) ?? 0;
  const shown = (minor: number) => wireMoney(Math.max(0, minor));
  return {
    date,
    deposits: shown(sum('deposit')),
    rents: shown(sum('rental')),
    refunds: shown(-sum('refund')),
    fees: shown(-sum('rental', 'platform_fees')),
    payouts: shown(-sum('payout')),
  };
}
