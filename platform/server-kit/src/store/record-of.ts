import type { EntityManager, ObjectLiteral } from 'typeorm';
import { instantFrom, type RawInstant } from './raw';

/** A row as it was read, as its entity. */
export function recordOf<T extends ObjectLiteral>(
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
