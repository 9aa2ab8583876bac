import { OPEN_RENTALS, type RentalStatus, UNKNOWN_ZONE, UNRETURNED_RENTALS } from '@yard/contracts';
import { type RentalMove, statusesOf } from '@yard/contracts/rental-moves';
import { clockIn, todayIn } from '@yard/dates';
import type { ObjectLiteral } from 'typeorm';

// `rental-request.state.ts` of @yard/contracts in SQL: a spec holds both to each other on made-up rentals.

/** A condition on rows named `r`, with its parameters. */
export interface Condition {
  sql: string;
  parameters?: ObjectLiteral;
}

interface Stage {
  statuses: readonly RentalStatus[];
  reached: string;
  missed: string;
}

const stamped = (column: string, ...statuses: RentalStatus[]): Stage => ({
  statuses,
  reached: `r.${column} IS NOT NULL`,
  missed: `r.${column} IS NULL`,
});
const recorded = (rows: string, ...statuses: RentalStatus[]): Stage => ({
  statuses,
  reached: `EXISTS (SELECT 1 FROM ${rows})`,
  missed: `NOT EXISTS (SELECT 1 FROM ${rows})`,
});

const RETURNED = recorded(
  'machine_returns b WHERE b.rental_request_id = r.id AND b.deleted_at IS NULL',
  'returned',
);
/** Sorted as in `statusOf`, the latest first; a pending one reached none. */
const STAGES: readonly Stage[] = [
  stamped('closed_at', 'closed'),
  recorded('cancellations c WHERE c.rental_request_id = r.id', 'cancelled'),
  stamped('declined_at', 'declined'),
  RETURNED,
  stamped('approved_at', 'approved', 'active'),
];

/** Rows in one of these statuses, as far as stamps tell: only days part approved from active. */
export const inStatus = (statuses: readonly RentalStatus[]): string => String(within(statuses, STAGES));

function within(statuses: readonly RentalStatus[], [stage, ...earlier]: readonly Stage[]): string | boolean {
  if (!stage) return statuses.includes('pending');
  const rest = within(statuses, earlier);
  const isIn = stage.statuses.some((status) => statuses.includes(status));
  if (rest === isIn) return rest;
  if (typeof rest === 'boolean') return isIn ? stage.reached : stage.missed;
  return isIn ? `(${rest} OR ${stage.reached})` : `${stage.missed} AND ${rest}`;
}

/** Rows from whose status a move is made, as far as stamps tell. */
export const beforeMove = (move: RentalMove): string => inStatus(statusesOf(move));

export const IS_RETURNED = RETURNED.reached;
export const NOT_RETURNED = RETURNED.missed;
export const NOT_OVER = inStatus(OPEN_RENTALS);
export const ALIVE = inStatus(UNRETURNED_RENTALS);
export const IS_PENDING = inStatus(['pending']);

export const WAS_APPROVED = 'r.approved_at IS NOT NULL';
/** The renter has ended it early: the machine is to be picked up. */
export const IS_CALLED_OFF = 'r.called_off_at IS NOT NULL';
export const NOT_CALLED_OFF = 'r.called_off_at IS NULL';

/** A rental that was approved and closed. @param row  its name */
export const wasCompleted = (row: string) =>
  `${row}.approved_at IS NOT NULL AND ${row}.closed_at IS NOT NULL`;

/** A rental that was approved and not closed. @param row  its name */
export const isUnclosed = (row: string) => `${row}.approved_at IS NOT NULL AND ${row}.closed_at IS NULL`;

/** The status in SQL. @param zones every zone machines stand in */
export function hasStatus(status: RentalStatus, zones: readonly string[], now: Date): Condition {
  if (status === 'active') return begun('<=', zones, now);
  return status === 'approved' ? begun('>', zones, now) : { sql: inStatus([status]) };
}

/** Approved, its first day after today at its machine's place, or not. */
function begun(comparison: '<=' | '>', zones: readonly string[], now: Date): Condition {
  const today = todayAtMachine(zones, now);
  const { first, last } = todays(zones, now);
  const bound = comparison === '<=' ? last : first;
  return {
    sql: `${inStatus(['approved'])} AND r.start_date ${comparison} :bound AND r.start_date ${comparison} ${today.sql}`,
    parameters: { ...today.parameters, bound },
  };
}

/** The first and the last of the days that it is somewhere: a bound that an index finds, where each row's own day is none. */
function todays(zones: readonly string[], now: Date): { first: string; last: string } {
  const days = [UNKNOWN_ZONE, ...zones].map((zone) => todayIn(zone, now)).sort();
  return { first: days[0] ?? '', last: days.at(-1) ?? '' };
}

/** Today's date at the machine of `r`. @param zones every zone machines stand in */
export function todayAtMachine(zones: readonly string[], now: Date): Required<Condition> {
  return atMachine('today', zones, (zone) => todayIn(zone, now));
}

/** Past the time that the machine of `r` is due back, the rental's status apart: `dueBackAt`. */
export function pastDueBack(zones: readonly string[], now: Date): Required<Condition> {
  const today = todayAtMachine(zones, now);
  const clock = atMachine('clock', zones, (zone) => clockIn(zone, now));
  return {
    sql: `(r.end_date <= :lastToday AND (r.end_date < ${today.sql} OR (r.end_time IS NOT NULL AND r.end_date = ${today.sql}
      AND SUBSTR(r.end_time, 1, 5) <= ${clock.sql})))`,
    parameters: { ...today.parameters, ...clock.parameters, lastToday: todays(zones, now).last },
  };
}

/** A value by the zone of the machine of `r`. @param name  prefix of its parameters */
function atMachine(
  name: string,
  zones: readonly string[],
  there: (zone: string) => string,
): Required<Condition> {
  const cases = zones.map((_, index) => `WHEN :zone${index} THEN :${name}${index}`);
  const value = cases.length > 0 ? `CASE m.time_zone ${cases.join(' ')} ELSE :${name} END` : `:${name}`;
  return {
    sql: `(SELECT ${value} FROM machines m WHERE m.id = r.machine_id)`,
    parameters: {
      [name]: there(UNKNOWN_ZONE),
      ...Object.fromEntries(zones.map((zone, index) => [`zone${index}`, zone])),
      ...Object.fromEntries(zones.map((zone, index) => [`${name}${index}`, there(zone)])),
    },
  };
}
