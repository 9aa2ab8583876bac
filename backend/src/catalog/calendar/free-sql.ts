import type { Condition } from '../search/table/condition';

/**
 * Machines that could be rented on all days from..to: no blackout on them, and no rental or turnaround on them or
 * on the turnaround that would follow. The same rule as `CalendarService.isFree`, as one condition.
 */
export function freeWithin(from: string, to: string, sqlite: boolean): Condition {
  const turnaroundEnd = sqlite
    ? "date(:to, '+' || machine.turnaround_days || ' days')"
    : 'DATE_ADD(CAST(:to AS DATE), INTERVAL machine.turnaround_days DAY)';
  const sql = `NOT EXISTS (SELECT 1 FROM machine_days d
      WHERE d.machine_id = machine.id AND d.day >= :from AND d.day <= ${turnaroundEnd})
    AND NOT EXISTS (SELECT 1 FROM blackouts b WHERE b.machine_id = machine.id AND b.deleted_at IS NULL
      AND b.start_date <= :to AND b.end_date >= :from)`;
  return { sql, parameters: { from, to } };
}
