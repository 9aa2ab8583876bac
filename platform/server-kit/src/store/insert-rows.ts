import type { EntityManager, EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import type { BaseRecord } from './base-record';

/** SQLite's parser gives up at a statement of some thousand values; this many rows stay below it. */
const ROWS_PER_STATEMENT = 150;

type Same<A, B, Then> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? Then : never;

/** An entity's columns: what is no method and no getter. */
type ColumnOf<T> = {
  [K in keyof T]-?: T[K] extends (...args: never[]) => unknown
    ? never
    : Same<Pick<T, K>, { -readonly [P in K]: T[P] }, K>;
}[keyof T];

/** A row of a table before it has an id; the stamps are those of the insert unless given. */
export type NewRow<T extends BaseRecord> = Omit<Pick<T, ColumnOf<T>>, keyof BaseRecord> &
  Partial<Pick<BaseRecord, 'created_at' | 'updated_at'>>;

/**
 * Inserts many rows with few statements, in their order; ids are not read back.
 *
 * @param now  created_at and updated_at of rows that name none
 * @throws     the database's error when a key or check is broken; inside a transaction nothing of it is then left
 */
export async function insertRows<T extends BaseRecord>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly NewRow<T>[],
  now: Date,
): Promise<void> {
  const stamped = rows.map((row) => ({ created_at: now, updated_at: row.created_at ?? now, ...row }));
  for (let from = 0; from < stamped.length; from += ROWS_PER_STATEMENT) {
    // The compiler cannot see through TypeORM's partial type while T is open; NewRow is the stricter of the two.
    const values = stamped.slice(from, from + ROWS_PER_STATEMENT) as unknown as QueryDeepPartialEntity<T>[];
    await manager.createQueryBuilder().insert().into(entity).values(values).updateEntity(false).execute();
  }
}
