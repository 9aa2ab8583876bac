import type { EntityManager } from 'typeorm';
import { instantFrom, type RawInstant } from './raw';

/**
 * The database's time, one for all processes: who holds what, and for how long, must not depend on whose clock is
 * right. What happened when, in the records, is the application's `Clock`.
 */
export async function databaseNow(manager: EntityManager): Promise<Date> {
  const now =
    manager.dataSource.options.type === 'mysql' ? 'UTC_TIMESTAMP(3)' : "strftime('%Y-%m-%d %H:%M:%f', 'now')";
  const [row] = await manager.query<{ at: RawInstant }[]>(`SELECT ${now} AS at`);
  if (!row) throw new Error('the database knows no time');
  return instantFrom(row.at);
}
