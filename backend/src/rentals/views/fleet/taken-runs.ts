import type { FleetSpan } from '@yard/contracts';
import { addDays } from '@yard/dates';
import type { TakenRow } from './fleet-queries';

export interface MachineSpan {
  machine_id: number;
  span: FleetSpan;
}

/**
 * What rentals take of machines within a window: days that follow each other, as a whole where they go beyond it. A
 * machine that was swapped away and came back has several of one rental.
 *
 * @param rows  by machine, rental and day
 */
export function takenRuns(rows: readonly TakenRow[], window: { from: string; to: string }): MachineSpan[] {
  const runs: MachineSpan[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && isNext(last, row)) last.span.to = row.day;
    else runs.push(runOf(row));
  }
  return runs.filter(({ span: { from, to } }) => to >= window.from && from <= window.to);
}

function isNext({ machine_id, span }: MachineSpan, row: TakenRow): boolean {
  return (
    machine_id === row.machine_id &&
    span.rental_request_id === row.rental_request_id &&
    span.reason === row.reason &&
    addDays(span.to, 1) === row.day
  );
}

function runOf({ machine_id, rental_request_id, reason, day, renter: label }: TakenRow): MachineSpan {
  const none = { blackout_id: null, machine_calendar_id: null };
  return { machine_id, span: { from: day, to: day, reason, rental_request_id, ...none, label } };
}
