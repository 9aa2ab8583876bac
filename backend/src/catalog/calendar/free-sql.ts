import { addDays, type CalendarDate } from '@yard/dates';
import { type Condition, idsIn } from '../search/table/condition';
import type { Span } from './calendar-spans';
import { type NotBack, takenThrough } from './machines-not-back';

const NEVER: Condition = { sql: '1 = 0', parameters: {} };

/**
 * Machines that could be rented on all days from..to: no blackout on them, and no rental or turnaround on them or
 * on the turnaround that would follow, and none that is not back. The same rule as `CalendarService.isFree`, as one
 * condition.
 */
export function freeWithin({ from, to }: Span, notBack: readonly NotBack[], sqlite: boolean): Condition {
  const late = notBack.filter(
    (one) => from <= takenThrough(one) && to >= addDays(one.from, -1 - one.turnaround_days),
  );
  const free = unlessUntaken(freeOn(':from', ':to', sqlite), ':from');
  const parameters = { from, to };
  if (late.length === 0) return { sql: free, parameters };
  const ids = late.map(({ machine_id }) => machine_id);
  return { sql: `(NOT ${idsIn('machine.id', ids).sql} AND ${free})`, parameters };
}

/**
 * Machines that could be rented on any so many days in a row of a window. Where some are free, the first of them begin
 * with the window, or right after a taken day in it: no other beginnings are looked at.
 */
export function freeSomewhere(
  days: number,
  window: Span,
  notBack: readonly NotBack[],
  sqlite: boolean,
): Condition {
  const lastStart: CalendarDate = addDays(window.to, 1 - days);
  if (lastStart < window.from) return NEVER;
  const from = firstDay(window, notBack);
  const isLate = from !== ':from';
  const after = (day: string) => freeOn(plus(day, '1', sqlite), plus(day, String(days), sqlite), sqlite);
  const firstEnd = isLate ? plus(from, String(days - 1), sqlite) : ':firstEnd';
  const sql = `${freeOn(from, firstEnd, sqlite)}
    OR EXISTS (SELECT 1 FROM machine_days g WHERE g.machine_id = machine.id
      AND g.day >= ${from} AND g.day < :lastStart AND ${after('g.day')})
    OR EXISTS (SELECT 1 FROM blackouts g WHERE g.machine_id = machine.id AND g.deleted_at IS NULL
      AND g.end_date >= ${from} AND g.end_date < :lastStart AND ${after('g.end_date')})`;
  return {
    sql: `${isLate ? `${from} <= :lastStart AND ` : ''}${unlessUntaken(sql, from)}`,
    parameters: { from: window.from, firstEnd: addDays(window.from, days - 1), lastStart },
  };
}

/** The first day to check of a row `machine`: for one not back, at least the day after it is taken. */
function firstDay({ from }: Span, notBack: readonly NotBack[]): string {
  const cases = notBack
    .filter((one) => from <= takenThrough(one))
    .map((one) => `WHEN ${Number(one.machine_id)} THEN '${addDays(takenThrough(one), 1)}'`);
  return cases.length === 0 ? ':from' : `CASE machine.id ${cases.join(' ')} ELSE :from END`;
}

/** The index knows of most machines that nothing of them is taken from these days on: docs/decisions/0045 */
const unlessUntaken = (free: string, from: string): string => `(machine.taken_until < ${from} OR (${free}))`;

/**
 * That the row `machine` is free on these days, its turnaround included; `freeWithin` for one machine. With scalar
 * subqueries: MariaDB turns NOT EXISTS into a list of all there are on these days, anew for each statement.
 *
 * @param first,last  days as SQL
 */
export function freeOn(first: string, last: string, sqlite: boolean): string {
  return `(SELECT d.day FROM machine_days d WHERE d.machine_id = machine.id
      AND d.day >= ${first} AND d.day <= ${plus(last, 'machine.turnaround_days', sqlite)} LIMIT 1) IS NULL
    AND (SELECT b.id FROM blackouts b WHERE b.machine_id = machine.id AND b.deleted_at IS NULL
      AND b.start_date <= ${last} AND b.end_date >= ${first} LIMIT 1) IS NULL`;
}

function plus(day: string, days: string, sqlite: boolean): string {
  return sqlite
    ? `date(${day}, '+' || (${days}) || ' days')`
    : `DATE_ADD(CAST(${day} AS DATE), INTERVAL (${days}) DAY)`;
}
