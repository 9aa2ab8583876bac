import type { MinorUnits } from '@kit/money';
import { byIndex, columnOf, groupedBy, isSqlite, minorFrom, readRows } from '@kit/server/store/reading';
import { zoneOf } from '@yard/contracts';
import { startOfDayIn, todayIn } from '@yard/dates';
import type { DataSource } from 'typeorm';
import type { Machine } from '../../catalog/machines/machine.entity';

/**
 * An owner's balance moved so far by each machine's rentals since the month began at its place: rent, damage and what
 * is kept of deposits, less our fee and refunds. One statement, of the month's lines alone; payouts only pass it on.
 */
export async function earnedThisMonth(
  dataSource: DataSource,
  machines: readonly Pick<Machine, 'id' | 'user_id' | 'time_zone'>[],
  now: Date,
): Promise<Map<number, MinorUnits>> {
  const months = [...groupedBy(machines, zoneOf)].map(([zone, its]) => ({
    ids: columnOf(its, 'id'),
    start: startOfDayIn(`${todayIn(zone, now).slice(0, 7)}-01`, zone),
  }));
  const began = months.map((_, at) => `(r.machine_id IN (:...ids${at}) AND own.posted_at >= :start${at})`);
  const parameters = months.flatMap(({ ids, start }, at) => [
    [`ids${at}`, ids] as const,
    [`start${at}`, start] as const,
  ]);
  const first = new Date(Math.min(...months.map(({ start }) => start.getTime())));
  const rows = await readRows<{ machine_id: number; earned: number | string }>(
    dataSource,
    `SELECT r.machine_id AS machine_id, -SUM(own.amount) AS earned
      FROM ledger_lines own${byIndex('idx_ledger_lines_user_id_posted_at', isSqlite(dataSource))}
      JOIN ledger_entries e ON e.id = own.entry_id AND e.kind NOT IN ('payout', 'offset')
      JOIN rental_requests r ON r.id = own.rental_request_id
      WHERE own.user_id IN (:...owners) AND own.posted_at >= :first AND (${began.join(' OR ')}) GROUP BY r.machine_id`,
    { ...Object.fromEntries(parameters), owners: [...new Set(columnOf(machines, 'user_id'))], first },
  );
  return new Map(rows.map(({ machine_id, earned }) => [Number(machine_id), minorFrom(earned)]));
}
