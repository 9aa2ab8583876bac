import { dueBackAt, UNKNOWN_ZONE } from '@yard/contracts';
import { addDays, todayIn } from '@yard/dates';
import { timeOfDayFrom } from '@kit/server/store/raw';
import { listOf, rowsOf } from '@kit/server/store/rows-of';
import type { DataSource, EntityManager } from 'typeorm';
import { beforeMove, NOT_CALLED_OFF } from './state-in-sql';
import { RENT_IS_MISSING } from './missing-rent-in-sql';

interface OutRow {
  next_id: number;
  end_date: string;
  end_time: string | null;
  zone: string;
}

/** Of rows named `r`: the renter has the machine, and is to bring it back. */
export const IS_TO_COME_BACK = `${beforeMove('recordReturn')} AND ${NOT_CALLED_OFF} AND NOT (${RENT_IS_MISSING})`;

/** Rentals `r` whose machine is out, before another rental of it. */
const OUT_BEFORE = `FROM rental_requests next_one
  JOIN rental_requests r ON r.machine_id = next_one.machine_id AND r.end_date < next_one.start_date
  JOIN machines machine ON machine.id = r.machine_id
  WHERE r.deleted_at IS NULL AND ${beforeMove('recordReturn')} AND NOT (${RENT_IS_MISSING})`;

/** Which of these requests wait for a machine that was due back from the rental before, and is not. */
export async function waitingForMachine(
  manager: DataSource | EntityManager,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { places, values } = listOf(ids);
  const sql = `SELECT next_one.id AS next_id, r.end_date AS end_date, r.end_time AS end_time,
    COALESCE(machine.time_zone, '${UNKNOWN_ZONE}') AS zone ${OUT_BEFORE} AND next_one.id IN (${places})`;
  const rows = await rowsOf<OutRow>(manager, sql, values);
  const late = rows.filter(({ end_date, end_time, zone }) => {
    return dueBackAt({ end_date, end_time: timeOfDayFrom(end_time) }, zone) <= now;
  });
  return new Set(late.map(({ next_id }) => Number(next_id)));
}

/** What may wait for its machine: it begins soon, or just has. */
export function beginsSoon({ start_date }: { start_date: string }, now: Date): boolean {
  const today = todayIn(UNKNOWN_ZONE, now);
  return start_date >= addDays(today, -1) && start_date <= addDays(today, 2);
}
