import type { RentalStatus } from '@yard/contracts';
import { todayIn } from '@yard/dates';
import type { ObjectLiteral } from 'typeorm';
import { UNKNOWN_ZONE } from '../zone-of';

/** A condition on rows named `r`, with its parameters. */
export interface Condition {
  sql: string;
  parameters?: ObjectLiteral;
}

const CANCELLED = 'EXISTS (SELECT 1 FROM cancellations c WHERE c.rental_request_id = r.id)';
const RETURNED =
  'EXISTS (SELECT 1 FROM machine_returns b WHERE b.rental_request_id = r.id AND b.deleted_at IS NULL)';
const ENDED_BEFORE = `r.closed_at IS NULL AND NOT ${CANCELLED}`;
const ALIVE = `${ENDED_BEFORE} AND r.declined_at IS NULL AND NOT ${RETURNED}`;
const IS_PENDING = `${ALIVE} AND r.approved_at IS NULL`;

/** The status in SQL: the same stages as `statusOf`, the latest first. @param zones every zone machines stand in */
export function hasStatus(status: RentalStatus, zones: readonly string[], now: Date): Condition {
  switch (status) {
    case 'closed':
      return { sql: 'r.closed_at IS NOT NULL' };
    case 'cancelled':
      return { sql: `r.closed_at IS NULL AND ${CANCELLED}` };
    case 'declined':
      return { sql: `${ENDED_BEFORE} AND r.declined_at IS NOT NULL` };
    case 'returned':
      return { sql: `${ENDED_BEFORE} AND r.declined_at IS NULL AND ${RETURNED}` };
    case 'pending':
      return { sql: IS_PENDING };
    case 'active':
      return begun('<=', zones, now);
    case 'approved':
      return begun('>', zones, now);
  }
}

/** Approved, with its start before or after today at its machine's place. */
function begun(comparison: '<=' | '>', zones: readonly string[], now: Date): Condition {
  const days = zones.map((_, index) => `WHEN :zone${index} THEN :today${index}`);
  const today = days.length > 0 ? `CASE m.time_zone ${days.join(' ')} ELSE :today END` : ':today';
  return {
    sql: `${ALIVE} AND r.approved_at IS NOT NULL AND r.start_date ${comparison}
      (SELECT ${today} FROM machines m WHERE m.id = r.machine_id)`,
    parameters: {
      today: todayIn(UNKNOWN_ZONE, now),
      ...Object.fromEntries(zones.map((zone, index) => [`zone${index}`, zone])),
      ...Object.fromEntries(zones.map((zone, index) => [`today${index}`, todayIn(zone, now)])),
    },
  };
}

/** Specification section 4, "Needs attention". @param unread the condition of unread messages on `r.id` */
export function needsAttention(userId: number, unread: string): Condition {
  return {
    sql: `((${IS_PENDING} AND (r.stripe_payment_method_id IS NULL OR r.owner_id = :me)) OR ${unread})`,
    parameters: { me: userId },
  };
}

/** The machine's subject, or the name of one of the two, contains the text. Each table is read once, not for every row. */
export function matches(search: string): Condition {
  const like = `LIKE :search ESCAPE '!'`;
  const people = `(SELECT u.id FROM users u WHERE u.name ${like})`;
  return {
    sql: `(r.machine_id IN (SELECT m.id FROM machines m WHERE m.subject ${like})
      OR r.user_id IN ${people} OR r.owner_id IN ${people})`,
    parameters: { search: `%${search.replace(/[!%_]/g, '!$&')}%` },
  };
}
