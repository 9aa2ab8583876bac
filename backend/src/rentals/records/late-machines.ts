import { dueBackAt, UNKNOWN_ZONE } from '@yard/contracts';
import { addDays, todayIn } from '@yard/dates';
import { listOf, rowsOf, timeOfDayFrom } from '@kit/server/store/reading';
import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { MachinesNotBack, type NotBack } from '../../catalog/calendar/machines-not-back';
import { beforeMove, NOT_CALLED_OFF } from './state-in-sql';
import { HANDED_OVER, RENT_IS_MISSING } from './missing-rent-in-sql';

interface OutRow {
  id: number;
  machine_id: number;
  end_date: string;
  end_time: string | null;
  zone: string;
  turnaround_days: number;
}

/** Rows named `r`: the renter has the machine, and is to bring it back. */
export const IS_TO_COME_BACK = `${beforeMove('recordReturn')} AND ${NOT_CALLED_OFF} AND NOT (${RENT_IS_MISSING})`;

/** Rows named `r`: the machine is with the renter, and no unpaid rent keeps it from them. */
const IS_OUT = `r.deleted_at IS NULL AND ${beforeMove('recordReturn')} AND NOT (${RENT_IS_MISSING})`;
const OUT_COLUMNS = `r.machine_id AS machine_id, r.end_date AS end_date, r.end_time AS end_time,
  COALESCE(machine.time_zone, '${UNKNOWN_ZONE}') AS zone, machine.turnaround_days AS turnaround_days`;

/** Longest time after its end that a rental keeps its machine from searches: batch 3 closes it in a week. */
const SEARCHED_DAYS = 92;

/** The calendar's source for machines that are not back. */
@Injectable()
export class LateMachines {
  constructor(private readonly machines: MachinesNotBack) {
    this.machines.foundBy(notBack);
  }
}

async function notBack(
  manager: EntityManager,
  machineIds: readonly number[] | null,
  now: Date,
): Promise<NotBack[]> {
  if (machineIds?.length === 0) return [];
  const today = todayIn(UNKNOWN_ZONE, now);
  const { places, values } = listOf(machineIds ?? []);
  const which = machineIds === null ? 'r.end_date >= ?' : `r.machine_id IN (${places})`;
  const sql = `SELECT r.id AS id, ${OUT_COLUMNS} FROM rental_requests r JOIN machines machine ON machine.id = r.machine_id
    WHERE ${which} AND r.end_date <= ? AND ${IS_OUT}`;
  const from = machineIds === null ? [addDays(today, -SEARCHED_DAYS)] : values;
  const rows = await rowsOf<OutRow>(manager, sql, [...from, addDays(today, 1)]);
  return rows
    .filter(isLate(now))
    .map(({ id, machine_id, end_date, zone, turnaround_days }) => ({
      rental_request_id: Number(id),
      machine_id: Number(machine_id),
      from: addDays(end_date, 1),
      today: todayIn(zone, now),
      turnaround_days: Number(turnaround_days),
    }));
}

const isLate = (now: Date) => (row: OutRow) =>
  dueBackAt({ end_date: row.end_date, end_time: timeOfDayFrom(row.end_time) }, row.zone) <= now;

interface WaitingRow extends OutRow {
  start_date: string;
}

/**
 * Requests that wait for a machine that is not back from the rental before: those that nobody picked up, from
 * the day before their first on, sooner where the turnaround reaches them.
 */
export async function waitingForMachine(
  manager: DataSource | EntityManager,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { places, values } = listOf(ids);
  const sql = `SELECT next_one.id AS id, next_one.start_date AS start_date, ${OUT_COLUMNS} FROM rental_requests next_one
    JOIN rental_requests r ON r.machine_id = next_one.machine_id AND r.end_date < next_one.start_date
    JOIN machines machine ON machine.id = r.machine_id
    WHERE ${IS_OUT} AND next_one.id IN (SELECT r.id FROM rental_requests r WHERE r.id IN (${places}) AND NOT ${HANDED_OVER})`;
  const rows = await rowsOf<WaitingRow>(manager, sql, values);
  const late = rows.filter(isLate(now)).filter(({ start_date, zone, turnaround_days }) => {
    return start_date <= addDays(todayIn(zone, now), Math.max(1, Number(turnaround_days)));
  });
  return new Set(late.map(({ id }) => Number(id)));
}

/** Longest time after its start that a rental may still wait: batch 3 closes the one before after a week. */
const WAITS_DAYS = 14;

/** True if a rental may wait for its machine, as far as its start tells. */
export function mayWait({ start_date }: { start_date: string }, turnaroundDays: number, now: Date): boolean {
  const today = todayIn(UNKNOWN_ZONE, now);
  return start_date >= addDays(today, -WAITS_DAYS) && start_date <= addDays(today, 2 + turnaroundDays);
}
