import type { EntityManager } from 'typeorm';
import type { BaseRecord } from './base-record';
import { groupedBy } from './grouped';

/** A record, and new values of its columns. */
export interface Change<T extends BaseRecord = BaseRecord> {
  record: T;
  values: Partial<Record<keyof T, unknown>>;
}

/** SQLite takes some 32,000 values in one statement. */
const ROWS_AT_ONCE = 250;

/** Writes changes of records of one table: one statement for all that change the same columns. */
export async function updateAll(manager: EntityManager, changes: readonly Change[]): Promise<void> {
  const alike = groupedBy(changes, ({ values }) => Object.keys(values).sort().join(','));
  for (const group of alike.values()) {
    for (let from = 0; from < group.length; from += ROWS_AT_ONCE) {
      await updateAlike(manager, group.slice(from, from + ROWS_AT_ONCE));
    }
  }
}

async function updateAlike(manager: EntityManager, changes: readonly Change[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { driver } = manager.dataSource;
  const metadata = manager.dataSource.getMetadata(first.record.constructor);
  const parameters: unknown[] = [];
  const settings = (Object.keys(first.values) as (keyof BaseRecord)[]).map((name) => {
    const column = metadata.findColumnWithPropertyName(name);
    if (!column) throw new Error(`${metadata.tableName} has no ${name}`);
    const stored = changes.map(({ values }): unknown => driver.preparePersistentValue(values[name], column));
    const isSame = stored.every((value) => value === stored[0]);
    if (isSame) parameters.push(stored[0]);
    else changes.forEach(({ record }, index) => parameters.push(record.id, stored[index]));
    const cases = `CASE id ${changes.map(() => 'WHEN ? THEN ?').join(' ')} END`;
    return `${driver.escape(column.databaseName)} = ${isSame ? '?' : cases}`;
  });
  const ids = changes.map(({ record }) => record.id);
  const sql = `UPDATE ${driver.escape(metadata.tablePath)} SET ${settings.join(', ')}
    WHERE id IN (${ids.map(() => '?').join(', ')})`;
  await manager.query(sql, [...parameters, ...ids]);
}
