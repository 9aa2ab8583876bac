import type { MinorUnits } from '@kit/money';
import { groupedBy, minorFrom, readRows } from '@kit/server/store/reading';
import { startOfDayIn, todayIn } from '@yard/dates';
import type { DataSource } from 'typeorm';
import type { Machine } from '../../catalog/machines/machine.entity';

type OwnMachine = Pick<Machine, 'id' | 'user_id' | 'time_zone'>;

/**
 * An owner's balance moved so far by each machine's rentals since the month began at its place: rent, damage and what
 * is kept of deposits, less our fee and refunds. One statement; payouts only pass it on.
 */
export async function earnedThisMonth(
  dataSource: DataSource,
  machines: readonly OwnMachine[],
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Map<number, MinorUnits>> {
  const byZone = [...groupedBy(machines, ({ time_zone }) => time_zone ?? timeZone)];
  const began = byZone.map(
    (_zone, at) => `(r.machine_id IN (:...ids${at}) AND own.posted_at >= :start${at})`,
  );
  const parameters = byZone.flatMap(([zone, its], at) => [
    [`ids${at}`, its.map(({ id }) => id)],
    [`start${at}`, startOfDayIn(`${todayIn(zone, now).slice(0, 7)}-01`, zone)],
  ]);
  const rows = await readRows<{ machine_id: number; earned: number | string }>(
    dataSource,
    `SELECT r.machine_id AS machine_id, -SUM(own.amount) AS earned FROM rental_requests r
      JOIN ledger_lines own ON own.rental_request_id = r.id AND own.account = 'owner_payable'
      JOIN ledger_entries e ON e.id = own.entry_id AND e.kind NOT IN ('payout', 'offset')
      WHERE ${began.join(' OR ')} GROUP BY r.machine_id`,
    Object.fromEntries(parameters) as object,
  );
  return new Map(rows.map(({ machine_id, earned }) => [Number(machine_id), minorFrom(earned)]));
}
