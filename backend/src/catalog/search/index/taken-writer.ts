import { placesFor } from '@kit/server/store/reading';
import type { QueryFunction, Dialect } from './query-function';
import type { WriteSome } from './index-all';
import { writeEach } from './write-each';

const NEVER_TAKEN = '1970-01-01';
const LAST_DAYS = [
  'SELECT machine_id, MAX(day) AS day FROM machine_days WHERE 1 = 1',
  'SELECT machine_id, MAX(end_date) AS day FROM blackouts WHERE deleted_at IS NULL',
];

/**
 * Writes until when machines are taken, where it differs. Who takes days of a machine holds its row here meanwhile.
 *
 * @returns  of which days that are taken would have been taken for free
 */
export function takenWriter(dialect: Dialect): WriteSome {
  const lock = dialect === 'mysql' ? ' FOR UPDATE' : '';
  return async (ask, ids) => {
    if (ids.length === 0) return [];
    const stored = await ask<{ id: number; taken_until: string }[]>(
      `SELECT id, taken_until FROM search_machines WHERE id IN (${placesFor(ids)})${lock}`,
      [...ids],
    );
    const lastDays = await lastDaysOf(ask, ids);
    const rows = stored.map((row) => ({ ...row, now: lastDays.get(Number(row.id)) ?? NEVER_TAKEN }));
    const differing = rows.filter(({ taken_until, now }) => taken_until !== now);
    await writeEach(ask, 'taken_until', new Map(differing.map(({ id, now }) => [Number(id), now])));
    const wrong = differing.filter(({ taken_until, now }) => taken_until < now);
    return wrong.map(({ id }) => Number(id));
  };
}

/** At least until this day. Days given back leave it: then a search looks at a calendar for nothing. */
export async function writeTakenUntil(ask: QueryFunction, machineId: number, day: string): Promise<void> {
  await ask('UPDATE search_machines SET taken_until = ? WHERE id = ? AND taken_until < ?', [
    day,
    machineId,
    day,
  ]);
}

/** Of those that are taken at all. */
async function lastDaysOf(ask: QueryFunction, ids: readonly number[]): Promise<Map<number, string>> {
  const days = new Map<number, string>();
  for (const last of LAST_DAYS) {
    const sql = `${last} AND machine_id IN (${placesFor(ids)}) GROUP BY machine_id`;
    for (const { machine_id, day } of await ask<{ machine_id: number; day: string }[]>(sql, [...ids])) {
      const id = Number(machine_id);
      if (day > (days.get(id) ?? NEVER_TAKEN)) days.set(id, day);
    }
  }
  return days;
}
