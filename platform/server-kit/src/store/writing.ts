import type { EntityManager, EntityTarget, QueryDeepPartialEntity, QueryRunner } from 'typeorm';
import type { BaseRecord } from './base-record';
import { groupedBy, isSqlite, sendPrepared } from './reading';

/** Rows of one statement: SQLite takes some 32,000 values at most, and nobody waits long for so many. */
const ROWS_AT_ONCE = 250;

/**
 * Inserts a record by its entity's columns. By hand, because TypeORM reads every row it has inserted once more.
 *
 * @returns the record, with the new row's id
 */
export function insertRow<T extends BaseRecord>(manager: EntityManager, record: T): Promise<T> {
  const { into, values, places } = insertOf(manager, [record]);
  const sent = sendPrepared<Inserted>(manager, into + places, values);
  return sent.then((answer) => Object.assign(record, { id: namedId(answer) }));
}

/** The same for many of one kind, in their order, in few statements. @returns their ids, in the same order */
export async function insertAll(manager: EntityManager, records: readonly BaseRecord[]): Promise<number[]> {
  const [only] = records;
  // One of its kind is what a request writes: its statement is cached, prepared.
  if (only && records.length === 1) return [(await insertRow(manager, only)).id];
  const ids: number[] = [];
  for (let from = 0; from < records.length; from += ROWS_AT_ONCE) {
    ids.push(...(await insertAlike(manager, records.slice(from, from + ROWS_AT_ONCE))));
  }
  return ids;
}

/** Records that leave out the same columns, as one statement. Lists have any length: it is not cached. */
async function insertAlike(manager: EntityManager, records: readonly BaseRecord[]): Promise<number[]> {
  const { into, values, places } = insertOf(manager, records);
  const sql = into + records.map(() => places).join(', ');
  return idsOf(manager, namedId(await manager.query<Inserted>(sql, values)), records.length);
}

/** Inserts records that leave out the same columns: what is left out takes the table's own default. */
function insertOf(manager: EntityManager, records: readonly BaseRecord[]) {
  const [first] = records as readonly [BaseRecord];
  const { driver } = manager.dataSource;
  const { columns, tablePath } = manager.dataSource.getMetadata(first.constructor);
  const given = columns.filter(
    (column) => !column.isGenerated && (column.getEntityValue(first) as unknown) !== undefined,
  );
  const values = records.flatMap((record) =>
    given.map((column) => driver.preparePersistentValue(column.getEntityValue(record), column) as unknown),
  );
  const names = given.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const into = `INSERT INTO ${driver.escape(tablePath)} (${names}) VALUES `;
  return { into, values, places: `(${given.map(() => '?').join(', ')})` };
}

/** MySQL answers with a header, SQLite with the id itself. */
type Inserted = { insertId: number } | number | bigint;

const namedId = (answer: Inserted) => Number(typeof answer === 'object' ? answer.insertId : answer);

/** Rows of one statement are counted in their order: MySQL names the first id, SQLite the last. */
async function idsOf(manager: EntityManager, named: number, count: number): Promise<number[]> {
  if (count === 1) return [named];
  const inTurn = Array.from({ length: count }, (_, index) => index);
  if (isSqlite(manager.dataSource)) return inTurn.map((index) => named - count + 1 + index);
  const step = await stepOf(manager);
  return inTurn.map((index) => named + index * step);
}

/** Keyed by a transaction's connection. Not for longer: a cluster changes it as servers come and go. */
const steps = new WeakMap<QueryRunner, Promise<number>>();

function stepOf(manager: EntityManager): Promise<number> {
  const { queryRunner } = manager;
  if (!queryRunner) return fetchedStep(manager);
  const step = steps.get(queryRunner) ?? fetchedStep(manager);
  steps.set(queryRunner, step);
  return step;
}

async function fetchedStep(manager: EntityManager): Promise<number> {
  const [server] = await manager.query<{ step: number | string }[]>(
    'SELECT @@auto_increment_increment AS step',
  );
  return Number(server?.step ?? 1);
}

/** SQLite's parser gives up at a statement of some thousand values; this many rows stay below it. */
const ROWS_PER_STATEMENT = 150;

type Same<A, B, Then> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? Then : never;

/** An entity's columns: what is no method and no getter. */
export type ColumnOf<T> = {
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

/** A record, and new values of its columns. */
export interface Change<T extends BaseRecord = BaseRecord> {
  record: T;
  values: Partial<Record<keyof T, unknown>>;
}

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
