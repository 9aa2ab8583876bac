import { UNKNOWN_ZONE } from '@yard/contracts';
import { addDays, isTimeZone, todayIn } from '@yard/dates';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** A request that its dates select, with what the exact rule reads. */
export interface Candidate {
  id: number;
  start_date: string;
  end_date: string;
  end_time: string | null;
  zone: string;
  window_hours: number;
}

/** Rows named `r`: open ones, whose `by` date is at most `until`. */
export interface Search {
  by: 'start_date' | 'end_date';
  until: string;
  where: string;
  parameters?: readonly unknown[];
}

const PAGE = 500;

/**
 * Ids of open requests that are due by the rule, by date and id. Pages by the index of the date column, so that no read
 * holds the database for long; left joins, so that no planner starts from anywhere else.
 *
 * @param isDue  the exact rule: the places' zones decide which of the last days are due
 */
export async function dueRequests(
  dataSource: DataSource,
  search: Search,
  isDue: (candidate: Candidate) => boolean,
): Promise<number[]> {
  const due: number[] = [];
  const isKnown = cachedZoneCheck();
  let after = { day: '', id: 0 };
  for (;;) {
    const page = await pageAfter(dataSource, search, after);
    due.push(...page.filter((candidate) => !isKnown(candidate.zone) || isDue(candidate)).map(({ id }) => id));
    const last = page.at(-1);
    if (!last || page.length < PAGE) return due;
    after = { day: last[search.by], id: last.id };
    // SQLite answers in the same turn of the event loop: between two pages others are served.
    await nextTurn();
  }
}

function pageAfter(dataSource: DataSource, search: Search, after: { day: string; id: number }) {
  const { by } = search;
  const sql = `SELECT r.id AS id, r.start_date AS start_date, r.end_date AS end_date, r.end_time AS end_time,
      COALESCE(machine.time_zone, '${UNKNOWN_ZONE}') AS zone, policy.window_hours AS window_hours
    FROM rental_requests r
    LEFT JOIN machines machine ON machine.id = r.machine_id
    LEFT JOIN cancellation_policies policy ON policy.id = r.cancellation_policy_id
    WHERE r.${by} >= ? AND r.${by} <= ? AND (r.${by} > ? OR r.id > ?)
      AND r.deleted_at IS NULL AND ${search.where}
    ORDER BY r.${by}, r.id LIMIT ${PAGE}`;
  const from = after.day || '0001-01-01';
  const parameters = [from, search.until, from, after.id, ...(search.parameters ?? [])];
  return dataSource.query<Candidate[]>(sql, parameters);
}

/** A place whose zone nobody knows must not stop the others: it fails alone, under its own lock. */
function cachedZoneCheck(): (zone: string) => boolean {
  const known = new Map<string, boolean>();
  return (zone) => {
    const isZone = known.get(zone) ?? isTimeZone(zone);
    known.set(zone, isZone);
    return isZone;
  };
}

/** The last calendar day anywhere at the instant: no zone is more than a day ahead of UTC. */
export const lastDayAnywhere = (instant: Date): string => addDays(todayIn(UNKNOWN_ZONE, instant), 1);

export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * 3_600_000);
}
