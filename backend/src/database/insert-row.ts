import type { EntityManager } from 'typeorm';
import type { BaseRecord } from './base-record';

/**
 * Inserts a record by its entity's columns. By hand, because TypeORM reads every row it has inserted once more.
 *
 * @returns the new row's id
 */
export async function insertRow(manager: EntityManager, record: BaseRecord): Promise<number> {
  const { driver } = manager.dataSource;
  const { columns, tablePath } = manager.dataSource.getMetadata(record.constructor);
  const given = columns
    .map((column) => ({ column, value: column.getEntityValue(record) as unknown }))
    // What is left out takes the table's own default.
    .filter(({ column, value }) => !column.isGenerated && value !== undefined);
  const names = given.map(({ column }) => driver.escape(column.databaseName));
  const values = given.map(({ column, value }) => driver.preparePersistentValue(value, column) as unknown);
  const places = given.map(() => '?').join(', ');
  const sql = `INSERT INTO ${driver.escape(tablePath)} (${names.join(', ')}) VALUES (${places})`;
  // MySQL answers with a header, SQLite with the id itself.
  const answer = await manager.query<{ insertId: number } | number | bigint>(sql, values);
  return Number(typeof answer === 'object' ? answer.insertId : answer);
}
