import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { BaseRecord } from './base-record';
import { groupedBy } from './grouped';
import { instantFrom, placesFor, type RawInstant } from './raw';
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
  const { driver } = manager.dataSource;
  const { tablePath } = manager.dataSource.getMetadata(entity);
  const sql = `SELECT * FROM ${driver.escape(tablePath)} WHERE id = ? AND deleted_at IS NULL`;
  const [row] = await rowsOf<Record<string, unknown>>(manager, sql, [id]);
  return row ? recordOf(manager, entity, row) : null;
}

export interface Reading {
  /** Deleted records too. */
  withDeleted?: boolean;
  /** Whether their rows are locked until the end of the transaction. */
  isLocking?: boolean;
}

/** Records whose column has one of these values, without deleted ones, by id. By hand, for the same reason. */
export async function findRecords<T extends BaseRecord>(
  manager: EntityManager,
  entity: new () => T,
  column: string & keyof T,
  values: readonly (number | string)[],
  { withDeleted = false, isLocking = false }: Reading = {},
): Promise<T[]> {
  const rest = `${withDeleted ? '' : ' AND deleted_at IS NULL'} ORDER BY id${isLocking ? ' FOR UPDATE' : ''}`;
  const wanted = [...new Set(values)];
  const { driver } = manager.dataSource;
  const { tablePath } = manager.dataSource.getMetadata(entity);
  const found: T[] = [];
  for (let from = 0; from < wanted.length; from += VALUES_AT_ONCE) {
    const some = wanted.slice(from, from + VALUES_AT_ONCE);
    const sql = `SELECT * FROM ${driver.escape(tablePath)}
      WHERE ${driver.escape(column)} IN (${placesFor(some)})${rest}`;
    const rows = await manager.query<Record<string, unknown>[]>(sql, some);
    found.push(...rows.map((row) => recordOf(manager, entity, row)));
  }
  return found;
}

/** The same by that column: all of each value that has any. */
export async function findGroups<T extends BaseRecord, K extends string & keyof T>(
  manager: EntityManager,
  entity: new () => T,
  column: K,
  values: readonly (number | string)[],
): Promise<Map<T[K], T[]>> {
  return groupedBy(await findRecords(manager, entity, column, values), (record) => record[column]);
}

/** The same for a column of which each record has its own value. */
export async function findByColumn<T extends BaseRecord, K extends string & keyof T>(
  manager: EntityManager,
  entity: new () => T,
  column: K,
  values: readonly (number | string)[],
  reading?: Reading,
): Promise<Map<T[K], T>> {
  const records = await findRecords(manager, entity, column, values, reading);
  return new Map(records.map((record) => [record[column], record]));
}

/** A row as it was read, as its entity. */
function recordOf<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: new () => T,
  row: Record<string, unknown>,
): T {
  const { driver } = manager.dataSource;
  const record = new entity();
  for (const column of manager.dataSource.getMetadata(entity).columns) {
    const stored = row[column.databaseName];
    const value = column.type === 'datetime' ? instantFrom(stored as RawInstant | null) : stored;
    column.setEntityValue(record, driver.prepareHydratedValue(value, column));
  }
  return record;
}
