import { addDays, eachDay } from '@yard/dates';
import type { DataSource } from 'typeorm';
import { updateCalendarIndex } from '../../src/catalog/search/index/update-index';

interface Rental {
  id: number;
  machine_id: number;
  turnaround_days: number;
  start_date: string;
  end_date: string;
}

/** Approved rentals hold their days; two that overlap already are the only ones that may go on sharing them. */
const HOLDING = `SELECT r.id, r.machine_id, m.turnaround_days,
    DATE_FORMAT(r.start_date, '%Y-%m-%d') AS start_date, DATE_FORMAT(r.end_date, '%Y-%m-%d') AS end_date
  FROM rental_requests r JOIN machines m ON m.id = r.machine_id
  WHERE r.approved_at IS NOT NULL AND r.declined_at IS NULL AND r.closed_at IS NULL AND r.deleted_at IS NULL
    AND r.end_date >= ?
    AND NOT EXISTS (SELECT 1 FROM cancellations c WHERE c.rental_request_id = r.id AND c.deleted_at IS NULL)
  ORDER BY r.approved_at, r.id`;

/**
 * Fills the empty calendar with the days of rentals that are under way or to come, in one transaction.
 *
 * @returns the days taken, and ids of the rentals that share a day with one approved before them
 */
export async function takeDays(
  dataSource: DataSource,
  now: Date,
): Promise<{ days: number; clashes: number[] }> {
  return dataSource.transaction(async (manager) => {
    const [known] = await manager.query<unknown[]>('SELECT 1 FROM machine_days LIMIT 1');
    if (known) return { days: 0, clashes: [] };
    const yesterday = addDays(now.toISOString().slice(0, 10), -1);
    const rentals = await manager.query<Rental[]>(HOLDING, [yesterday]);
    const { days, clashes } = daysOf(rentals);
    for (let from = 0; from < days.length; from += ROWS_AT_ONCE) {
      const some = days.slice(from, from + ROWS_AT_ONCE);
      await manager.query(INSERT, [some.map((row) => [...row, now, now])]);
    }
    const machineIds = [...new Set(days.map(([machineId]) => machineId))];
    for (let from = 0; from < machineIds.length; from += ROWS_AT_ONCE)
      await updateCalendarIndex(manager, machineIds.slice(from, from + ROWS_AT_ONCE));
    return { days: days.length, clashes };
  });
}

const ROWS_AT_ONCE = 1_000;

const INSERT = `INSERT INTO machine_days
  (machine_id, rental_request_id, day, reason, created_at, updated_at) VALUES ?`;

type Day = [machineId: number, rentalId: number, day: string, reason: string];

function daysOf(rentals: readonly Rental[]): { days: Day[]; clashes: number[] } {
  const days: Day[] = [];
  const clashes: number[] = [];
  const taken = new Set<string>();
  for (const rental of rentals) {
    const wanted = rowsOf(rental);
    const free = wanted.filter(([machineId, , day]) => !taken.has(`${machineId} ${day}`));
    if (free.length < wanted.length) clashes.push(rental.id);
    for (const row of free) {
      taken.add(`${row[0]} ${row[2]}`);
      days.push(row);
    }
  }
  return { days, clashes };
}

function rowsOf(rental: Rental): Day[] {
  const readyAgain = addDays(rental.end_date, rental.turnaround_days);
  return eachDay(rental.start_date, readyAgain).map((day) => [
    rental.machine_id,
    rental.id,
    day,
    day <= rental.end_date ? 'rental' : 'turnaround',
  ]);
}
