import type { LedgerAccount, LedgerKind } from '@yard/contracts';
import { addDays, type CalendarDate, eachDay, startOfDayIn } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import type { DataSource } from 'typeorm';
import { minorFrom } from '@kit/server/store/reading';

export interface DaySum {
  day: CalendarDate;
  kind: LedgerKind;
  account: LedgerAccount;
  total: MinorUnits;
  lines: number;
}

/** Some lines: those with these ids. */
export interface LineSpan {
  after: number;
  upTo: number;
}

interface Sum {
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  /** The number of `times` (day starts) that are over at posting. */
  part: number | string;
  kind: LedgerKind;
  account: LedgerAccount;
  total: number | string;
  line_count: number | string;
}

/** Days, UTC. */
const POSTED = `SELECT SUBSTR(MIN(posted_at), 1, 10) AS first, SUBSTR(MAX(posted_at), 1, 10) AS last
  FROM ledger_lines WHERE id > ? AND id <= ?`;

/** @param times  when days begin, `HH:mm` UTC: one, and two where the clocks change within the span */
const sumsBy = (times: readonly string[]) => `SELECT SUBSTR(l.posted_at, 1, 10) AS date,
    ${times.map(() => '(SUBSTR(l.posted_at, 12, 5) >= ?)').join(' + ')} AS part,
    e.kind AS kind, l.account AS account, SUM(l.amount) AS total, COUNT(*) AS line_count
  FROM ledger_lines l JOIN ledger_entries e ON e.id = l.entry_id
  WHERE l.id > ? AND l.id <= ?
  GROUP BY date, part, e.kind, l.account`;

/** Sums by a place's days. The database knows no zones: it sums between times at which days may begin. */
export async function sumsByDay(
  dataSource: DataSource,
  { after, upTo }: LineSpan,
  timeZone: string,
): Promise<DaySum[]> {
  type Posted = Record<'first' | 'last', CalendarDate | null>;
  const [posted] = await dataSource.query<Posted[]>(POSTED, [after, upTo]);
  if (!posted?.first || !posted.last) return [];
  const days = eachDay(addDays(posted.first, -1), addDays(posted.last, 1));
  const starts = days.map((day) => startOfDayIn(day, timeZone).getTime());
  const times = [...new Set(starts.map(timeOf))].sort();
  const sums = await dataSource.query<Sum[]>(sumsBy(times), [...times, after, upTo]);
  return sums.map(({ date, part, kind, account, total, line_count }) => {
    const since = times[Number(part) - 1] ?? '00:00';
    const day = days[indexOf(starts, Date.parse(`${date}T${since}Z`))] as CalendarDate;
    return { day, kind, account, total: minorFrom(total), lines: Number(line_count) };
  });
}

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
