import { placesFor } from '@kit/server/store/reading';
import type { QueryFunction } from './query-function';

/** How far a machine is brought: the widest of its delivery options; null where it is fetched. */
const REACH = `(SELECT MAX(o.radius) FROM machine_delivery_options o
  WHERE o.machine_id = search_machines.id AND o.deleted_at IS NULL)`;
const NONE = -1;

/** Writes how far machines are brought, where it differs. @returns of which it did */
export async function writeReach(ask: QueryFunction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ask<{ id: number }[]>(
    `SELECT id FROM search_machines
      WHERE id IN (${placesFor(ids)}) AND COALESCE(reach, ${NONE}) <> COALESCE(${REACH}, ${NONE})`,
    [...ids],
  );
  const differing = rows.map(({ id }) => Number(id));
  if (differing.length > 0)
    await ask(`UPDATE search_machines SET reach = ${REACH} WHERE id IN (${placesFor(differing)})`, differing);
  return differing;
}
