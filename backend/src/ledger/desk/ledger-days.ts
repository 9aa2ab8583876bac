import type { LedgerAccount, LedgerDay, LedgerKind } from '@yard/contracts';
import { addDays, type CalendarDate, eachDay, startOfDayIn } from '@yard/dates';
import type { MinorUnits } from '@yard/money';
import type { DataSource } from 'typeorm';
import { minorFrom } from '../../database/minor-units';
import { wireMoney } from '../../database/wire-fields';

interface Sum {
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  /** How many of the times that days begin at are over. */
  part: number | string;
  kind: LedgerKind;
  account: LedgerAccount;
  total: number | string;
}

/** @param times  when days begin, `HH:mm` UTC: one, and two where the clocks change within the span */
const sumsBy = (times: readonly string[]) => `SELECT SUBSTR(l.posted_at, 1, 10) AS date,
    ${times.map(() => '(SUBSTR(l.posted_at, 12, 5) >= ?)').join(' + ')} AS part,
    e.kind AS kind, l.account AS account, SUM(l.amount) AS total
  FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
  WHERE l.posted_at >= ? AND l.posted_at < ? AND l.account IN ('provider_balance', 'platform_fees')
  GROUP BY date, part, e.kind, l.account`;

/**
 * Money by day, quiet days too. One query: the database knows no time zones, so that it sums up between the times of
 * day at which a day may begin.
 */
export async function ledgerDays(
  dataSource: DataSource,
  { from, to, timeZone }: { from: CalendarDate; to: CalendarDate; timeZone: string },
): Promise<LedgerDay[]> {
  const days = eachDay(from, to);
  const starts = [...days, addDays(to, 1)].map((day) => startOfDayIn(day, timeZone).getTime());
  const span = [starts[0], starts.at(-1)].map((at) => sqlInstant(at ?? 0));
  const times = [...new Set(starts.map(timeOf))].sort();
  const byDay = days.map(() => new Map<string, MinorUnits>());
  for (const { date, part, kind, account, total } of await dataSource.query<Sum[]>(sumsBy(times), [
    ...times,
    ...span,
  ])) {
    const since = times[Number(part) - 1] ?? '00:00';
    const sums = byDay[indexOf(starts, Date.parse(`${date}T${since}Z`))];
    const name = `${kind} ${account}`;
    sums?.set(name, (sums.get(name) ?? 0) + minorFrom(total));
  }
  return days.map((date, index) => dayOf(date, byDay[index] ?? new Map()));
}

/** As the column has it, on both databases. */
const sqlInstant = (at: number) => new Date(at).toISOString().replace('T', ' ').replace('Z', '');

const timeOf = (at: number) => new Date(at).toISOString().slice(11, 16);

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
