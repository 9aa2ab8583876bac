import { startOfDayIn, todayIn } from '@yard/dates';
import { findRecords, placesFor } from '@kit/server/store/reading';
import { isDuplicate, type NewRecord, type Transaction } from '@kit/server/store/unit-of-work';
import { User } from '../../users/user.entity';
import { Statement } from './statement.entity';

export interface Moved {
  user_id: number;
  at: Date;
}

/** Opens owners' statements with the first line of a month. */
export async function openStatements(
  tx: Transaction,
  moved: readonly Moved[],
  timeZone: string,
): Promise<void> {
  const wanted = new Map<string, Month>();
  for (const { user_id, at } of moved) {
    const month = todayIn(timeZone, at).slice(0, 7);
    wanted.set(`${user_id} ${month}`, { user_id, month });
  }
  for (const { user_id, month } of await openedBy(tx, [...wanted.values()])) {
    wanted.delete(`${user_id} ${month}`);
  }
  // Sorted, so that two transactions that open the same months do not deadlock.
  const months = [...wanted.values()].sort((a, b) => a.user_id - b.user_id || a.month.localeCompare(b.month));
  const owners = await findRecords(tx.manager, User, 'id', [
    ...new Set(months.map(({ user_id }) => user_id)),
  ]);
  const rows = months.map(({ user_id, month }) => ({
    user_id,
    owner_name: owners.find(({ id }) => id === user_id)?.name ?? null,
    month,
    starts_at: startOfDayIn(`${month}-01`, timeZone),
    ends_at: startOfDayIn(`${monthAfter(month)}-01`, timeZone),
  }));
  if (!(await isInserted(tx, rows))) for (const row of rows) await isInserted(tx, [row]);
}

type Month = Pick<Statement, 'user_id' | 'month'>;

async function openedBy(tx: Transaction, wanted: readonly Month[]): Promise<Month[]> {
  if (wanted.length === 0) return [];
  const ids = [...new Set(wanted.map(({ user_id }) => user_id))];
  const months = [...new Set(wanted.map(({ month }) => month))];
  const sql = `SELECT user_id, month FROM statements
    WHERE user_id IN (${placesFor(ids)}) AND month IN (${placesFor(months)}) AND deleted_at IS NULL`;
  const rows = await tx.manager.query<Month[]>(sql, [...ids, ...months]);
  return rows.map(({ user_id, month }) => ({ user_id: Number(user_id), month }));
}

/** False where another process was between the look and the insert; on both databases the transaction lives on. */
async function isInserted(tx: Transaction, rows: NewRecord<Statement>[]): Promise<boolean> {
  try {
    await tx.insertAll(Statement, rows);
    return true;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return false;
  }
}

/** @param month  `YYYY-MM` */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  return next.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
