import { answerBy, UNKNOWN_ZONE } from '@yard/contracts';
import { instantFrom } from '@kit/server/store/reading';
import type { DataSource } from 'typeorm';
import { IS_PENDING } from '../records/state-in-sql';

interface WaitingRow {
  id: number;
  created_at: Date | string;
  answer_until: Date | string;
  start_date: string;
  zone: string;
}

/** A request that waits for its owner, who has until `by`. */
export interface WaitingRequest {
  id: number;
  since: Date;
  by: Date;
}

/** Pending requests with a time to answer, found by its index: no more than wait at once. */
export async function waitingRequests(dataSource: DataSource): Promise<WaitingRequest[]> {
  const rows = await dataSource.query<WaitingRow[]>(
    `SELECT r.id AS id, r.created_at AS created_at, r.answer_until AS answer_until, r.start_date AS start_date,
        COALESCE(machine.time_zone, '${UNKNOWN_ZONE}') AS zone
      FROM rental_requests r LEFT JOIN machines machine ON machine.id = r.machine_id
      WHERE r.deleted_at IS NULL AND r.answer_until IS NOT NULL AND ${IS_PENDING}
      ORDER BY r.answer_until, r.id`,
  );
  return rows.flatMap(({ id, created_at, start_date, zone, ...row }) => {
    const by = answerBy({ answer_until: instantFrom(row.answer_until), start_date }, zone);
    return by ? { id, since: instantFrom(created_at), by } : [];
  });
}
