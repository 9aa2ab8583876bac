import { currencyDecimals } from '@kit/money';
import { DataSource, type EntityManager, type ObjectLiteral, type QueryRunner } from 'typeorm';
import { CURRENCY } from '../base/settings/money';

/** Addition of both databases' runners to TypeORM's: as `query`, but MySQL keeps the statement prepared. */
export interface PreparedRunner {
  prepared<Answer>(sql: string, values: readonly unknown[]): Promise<Answer>;
  /** The same of a runner that is made for this statement: its connection is given back with the answer. */
  preparedOnce<Answer>(sql: string, values: readonly unknown[]): Promise<Answer>;
}

/**
 * Sends a statement that many requests send. Its text must be one of few: values are bound, and lists have one of few
 * lengths (`listOf`).
 *
 * @param source  inside a transaction its manager
 */
export function sendPrepared<Answer>(
  source: DataSource | EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<Answer> {
  const { queryRunner, dataSource } =
    source instanceof DataSource ? { queryRunner: undefined, dataSource: source } : source;
  if (queryRunner) return runnerOf(queryRunner).prepared<Answer>(sql, values);
  // The driver's: the data source's own makes an EntityManager for it.
  return runnerOf(dataSource.driver.createQueryRunner('master')).preparedOnce<Answer>(sql, values);
}

const runnerOf = (runner: QueryRunner) => runner as QueryRunner & PreparedRunner;

/**
 * The rows of such a statement, as they are stored: instants are UTC texts on both databases
 * (`2026-11-20 01:30:47.123`; see `wireStamp`), and no entity is made of them.
 */
export function rowsOf<T>(
  source: DataSource | EntityManager,
  sql: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  return sendPrepared<T[]>(source, sql, values);
}

/** Places and values for `IN (…)`, filled up with the last of them to a power of two. @param ids at least one */
export function listOf(ids: readonly number[]): { places: string; values: number[] } {
  let length = 1;
  while (length < ids.length) length *= 2;
  const last = ids[ids.length - 1] as number;
  const values = Array.from({ length }, (_, index) => ids[index] ?? last);
  return { places: values.map(() => '?').join(', '), values };
}

/** Sorts such rows, the oldest first: stored instants are texts of one form. */
export function byCreation(a: CreatedRow, b: CreatedRow): number {
  return (a.created_at < b.created_at ? -1 : Number(a.created_at > b.created_at)) || a.id - b.id;
}

interface CreatedRow {
  id: number;
  created_at: string;
}

/** SQLite takes some 32,000 values in one statement. */
const VALUES_AT_ONCE = 1_000;

/**
 * One record by its id, null for one that is deleted or never was. By hand for what nearly every request looks up:
 * building the same query anew and reading its answer by alias takes TypeORM longer than the database.
 */
export async function findRecord<T extends ObjectLiteral>(
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
  /** True where their rows are locked until the end of the transaction. */
  isLocking?: boolean;
}

/** Records whose column has one of these values, without deleted ones, by id. By hand, for the same reason. */
export async function findRecords<T extends ObjectLiteral>(
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
export async function findGroups<T extends ObjectLiteral, K extends string & keyof T>(
  manager: EntityManager,
  entity: new () => T,
  column: K,
  values: readonly (number | string)[],
): Promise<Map<T[K], T[]>> {
  return groupedBy(await findRecords(manager, entity, column, values), (record) => record[column]);
}

/** The same for a column of which each record has its own value. */
export async function findByColumn<T extends ObjectLiteral, K extends string & keyof T>(
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

/** Rows by what they have in common, in their order. */
export function groupedBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export function columnOf<T, K extends keyof T>(rows: readonly T[], name: K): T[K][] {
  return rows.map((row) => row[name]);
}

/** A raw read with `:name` parameters, the same text on both databases. */
export function readRows<T>(dataSource: DataSource, sql: string, parameters: ObjectLiteral): Promise<T[]> {
  const [query, values] = dataSource.driver.escapeQueryWithParameters(sql, parameters);
  return dataSource.query<T[]>(query, values);
}

/**
 * Has a statement read a table by this index, whatever the database last counted: it stands behind the table's alias.
 *
 * @param index  its name; SQLite numbers those of constraints by itself (`sqlite_autoindex_TABLE_1`)
 */
export function byIndex(index: string, sqlite: boolean): string {
  return sqlite ? ` INDEXED BY ${index}` : ` FORCE INDEX (${index})`;
}

/** Read once: what Intl knows of a currency takes longer to read than a whole record to show. */
const MINOR_IN_MAJOR = 10 ** currencyDecimals(CURRENCY);

/** A stored decimal, number or text, as minor units. */
export const minorFrom = (decimal: number | string): number => Math.round(Number(decimal) * MINOR_IN_MAJOR);

/** Minor units as the decimal that is stored and shown. */
export const majorFrom = (minor: number): number => minor / MINOR_IN_MAJOR;

export type RawInstant = Date | string;

/** One place for each value: `IN (${placesFor(ids)})`. */
export function placesFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** `IN ('a', 'b')`, of words of the code itself: nothing that comes from outside. */
export function inWords(words: readonly string[]): string {
  return `IN (${words.map((word) => `'${word}'`).join(', ')})`;
}

/** An instant as a raw read gives it: a Date from MySQL, UTC text from SQLite. */
export function instantFrom(value: Date | string): Date;
export function instantFrom(value: Date | string | null): Date | null;
export function instantFrom(value: Date | string | null): Date | null {
  if (value === null || value instanceof Date) return value;
  return new Date(`${value.replace(' ', 'T')}Z`);
}

/** `HH:mm`; a TIME column of an adopted Laravel gives seconds, too. */
export function timeOfDayFrom(value: string | null): string | null {
  return value === null ? null : value.slice(0, 5);
}

/** A flag as a raw read gives it: 0 or 1 on both databases. */
export const flagFrom = (value: number | boolean): boolean => Boolean(value);

/** An instant as both databases store it, `2026-11-20 01:30:47.123` in UTC: to compare with. */
export function storedInstant(instant: Date): string {
  return instant.toISOString().replace('T', ' ').replace('Z', '');
}

export const isSqlite = (dataSource: DataSource): boolean => dataSource.options.type === 'better-sqlite3';

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
