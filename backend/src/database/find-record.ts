import type { EntityManager } from 'typeorm';
import type { BaseRecord } from './base-record';

/**
 * One record by its id, null for one that is deleted or never was. By hand for what nearly every request looks up:
 * building the same query anew and reading its answer by alias takes TypeORM longer than the database.
 */
export async function findRecord<T extends BaseRecord>(
  manager: EntityManager,
  entity: new () => T,
  id: number,
): Promise<T | null> {
  const { driver } = manager.dataSource;
  const { columns, tablePath } = manager.dataSource.getMetadata(entity);
  const sql = `SELECT * FROM ${driver.escape(tablePath)} WHERE id = ? AND deleted_at IS NULL`;
  const [row] = await manager.query<Record<string, unknown>[]>(sql, [id]);
  if (!row) return null;
  const record = new entity();
  for (const column of columns) {
    column.setEntityValue(record, driver.prepareHydratedValue(row[column.databaseName], column));
  }
  return record;
}
