import { instantFrom, rowsOf } from '@kit/server/store/reading';
import type { DataSource } from 'typeorm';
import { median } from './median';

/** An owner's last answers count, where there are enough to speak of a habit. */
const COUNTED = 20;
const ENOUGH = 3;
const HOUR_MS = 3_600_000;

const ANSWERED_AT = 'COALESCE(r.approved_at, r.declined_at)';

/** Of machines that are booked at once it is not the owner who answers. */
const ANSWERS = `SELECT r.created_at AS asked_at, ${ANSWERED_AT} AS answered_at
  FROM rental_requests r
  WHERE r.owner_id = ? AND r.deleted_at IS NULL AND ${ANSWERED_AT} IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM machines m WHERE m.id = r.machine_id AND m.instant_book = 1)
  ORDER BY r.created_at DESC, r.id DESC LIMIT ${COUNTED}`;

interface AnswerRow {
  asked_at: Date | string;
  answered_at: Date | string;
}

/** Whole hours within which an owner usually answers a request, at least one; null while that is not known. */
export async function answersWithinHours(dataSource: DataSource, ownerId: number): Promise<number | null> {
  const rows = await rowsOf<AnswerRow>(dataSource, ANSWERS, [ownerId]);
  if (rows.length < ENOUGH) return null;
  const times = rows.map(
    (row) => instantFrom(row.answered_at).getTime() - instantFrom(row.asked_at).getTime(),
  );
  return Math.max(1, Math.ceil(median(times) / HOUR_MS));
}
