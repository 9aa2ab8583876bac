import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { BaseRecord } from './base-record';
import { GatheringManager } from './gathering/gathering-manager';
import { placesFor } from './raw';
import { recordOf } from './record-of';
import { rowsOf } from './rows-of';

/** SQLite takes some 32,000 values in one statement. */
const VALUES_AT_ONCE = 1_000;

/**
 * One record by its id, null for one that is deleted or never was. By hand for what nearly every request looks up:
 * building the same query anew and reading its answer by alias takes TypeORM longer than the database.
 */
export async function findRecord<T extends BaseRecord>(
  manager: EntityManager,
  entity: new () => T,
  id: number,
): Promise<T | null> {
  if (manager instanceof GatheringManager) return manager.findOneBy(entity, { id } as FindOptionsWhere<T>);
  const { driver } = manager.dataSource;
  const { tablePath } = manager.dataSource.getMetadata(entity);
  const sql = `SELECT * FROM ${driver.escape(tablePath)} WHERE id = ? AND deleted_at IS NULL`;
  const [row] = await rowsOf<Record<string, unknown>>(manager, sql, [id]);
  return row ? recordOf(manager, entity, row) : null;
}

/** Records whose column has one of these values, without deleted ones, by id. By hand, for the same reason. */
export async function findRecords<T extends BaseRecord>(
  manager: EntityManager,
  entity: new () => T,
  column: string & keyof T,
  values: readonly (number | string)[],
): Promise<T[]> {
  const { driver } = manager.dataSource;
  const { tablePath } = manager.dataSource.getMetadata(entity);
  const found: T[] = [];
  for (let from = 0; from < values.length; from += VALUES_AT_ONCE) {
    const some = values.slice(from, from + VALUES_AT_ONCE);
    const sql = `SELECT * FROM ${driver.escape(tablePath)}
      WHERE ${driver.escape(column)} IN (${placesFor(some)}) AND deleted_at IS NULL ORDER BY id`;
    const rows = await manager.query<Record<string, unknown>[]>(sql, [...some]);
    found.push(...rows.map((row) => recordOf(manager, entity, row)));
  }
  return found;
}
