import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

/** What both databases' runners add to TypeORM's: as `query`, but MySQL keeps the statement prepared. */
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
