import type { MinorUnits } from '@kit/money';
import { inWords, minorFrom, placesFor } from '@kit/server/store/reading';
import type { EntityManager } from 'typeorm';
import { BY_HANDS } from '../../rentals/money/rental-refunds';

/** Owners' shares taken by admins' refunds; a failed refund took none. By rental: only since its end. */
const TAKEN = (by: 'refund_id' | 'rental_request_id') => `SELECT e.${by} AS id, SUM(l.amount) AS taken
  FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id JOIN refunds f ON f.id = e.refund_id
  LEFT JOIN rental_endings n ON n.rental_request_id = e.rental_request_id
  WHERE l.account = 'owner_payable' AND f.reason ${inWords(BY_HANDS)}
    ${by === 'refund_id' ? '' : 'AND f.created_at >= n.ended_at'} AND e.${by} IN`;

/** Minor units, by what is asked for; without those of which nothing was taken. */
export async function takenOf(
  manager: EntityManager,
  by: Parameters<typeof TAKEN>[0],
  ids: readonly number[],
): Promise<Map<number, MinorUnits>> {
  if (ids.length === 0) return new Map();
  const sql = `${TAKEN(by)} (${placesFor(ids)}) GROUP BY e.${by}`;
  const rows = await manager.query<{ id: number; taken: number | string }[]>(sql, [...ids]);
  return new Map(rows.map((row) => [Number(row.id), minorFrom(row.taken)]));
}
