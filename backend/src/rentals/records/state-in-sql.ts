import type { RentalStatus } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import type { ObjectLiteral } from 'typeorm';
import { UNKNOWN_ZONE } from './zone-of';

// `rental-request.state.ts` of @yard/contracts in SQL: a spec holds both to each other on made-up rentals.

/** A condition on rows named `r`, with its parameters. */
export interface Condition {
  sql: string;
  parameters?: ObjectLiteral;
}

const CANCELLED = 'EXISTS (SELECT 1 FROM cancellations c WHERE c.rental_request_id = r.id)';
const RETURNED =
  'EXISTS (SELECT 1 FROM machine_returns b WHERE b.rental_request_id = r.id AND b.deleted_at IS NULL)';
export const NOT_RETURNED = `NOT ${RETURNED}`;
/** `isOver`, denied: neither declined nor cancelled nor closed. */
export const NOT_OVER = `r.closed_at IS NULL AND r.declined_at IS NULL AND NOT ${CANCELLED}`;
/** Pending, approved or active. */
export const ALIVE = `${NOT_OVER} AND ${NOT_RETURNED}`;
export const IS_PENDING = `r.approved_at IS NULL AND ${ALIVE}`;

/** The status in SQL: the same stages as `statusOf`, the latest first. @param zones every zone machines stand in */
export function hasStatus(status: RentalStatus, zones: readonly string[], now: Date): Condition {
  switch (status) {
    case 'closed':
      return { sql: 'r.closed_at IS NOT NULL' };
    case 'cancelled':
      return { sql: `r.closed_at IS NULL AND ${CANCELLED}` };
    case 'declined':
      return { sql: `r.closed_at IS NULL AND NOT ${CANCELLED} AND r.declined_at IS NOT NULL` };
    case 'returned':
      return { sql: `${NOT_OVER} AND ${RETURNED}` };
    case 'pending':
      return { sql: IS_PENDING };
    case 'active':
      return begun('<=', zones, now);
    case 'approved':
      return begun('>', zones, now);
  }
}

/** Approved, its first day after today at its machine's place, or not. */
function begun(comparison: '<=' | '>', zones: readonly string[], now: Date): Condition {
  const today = todayAtMachine(zones, now);
  return {
    sql: `${ALIVE} AND r.approved_at IS NOT NULL AND r.start_date ${comparison} ${today.sql}`,
    parameters: today.parameters,
  };
}

/** What day it is where the machine of `r` stands. @param zones every zone machines stand in */
export function todayAtMachine(zones: readonly string[], now: Date): Required<Condition> {
  const days = zones.map((_, index) => `WHEN :zone${index} THEN :today${index}`);
  const today = days.length > 0 ? `CASE m.time_zone ${days.join(' ')} ELSE :today END` : ':today';
  return {
    sql: `(SELECT ${today} FROM machines m WHERE m.id = r.machine_id)`,
    parameters: {
      today: todayIn(UNKNOWN_ZONE, now),
      ...Object.fromEntries(zones.map((zone, index) => [`zone${index}`, zone])),
      ...Object.fromEntries(zones.map((zone, index) => [`today${index}`, todayIn(zone, now)])),
    },
  };
}
