import type { DataSource } from 'typeorm';
import { isSqlite } from './is-sqlite';

/** Whether Laravel's migrations made this database: its tables must not be rolled back with ours. */
export async function isAdopted(dataSource: DataSource): Promise<boolean> {
  if (isSqlite(dataSource)) return false;
  const [table] = await dataSource.query<unknown[]>("SHOW TABLES LIKE 'migrations'");
  return table !== undefined;
}
