import type { EntityManager, QueryRunner } from 'typeorm';
import type { BaseRecord } from './base-record';
import { isSqlite } from './is-sqlite';
import { sendPrepared } from './rows-of';

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

/** Of records that leave out the same columns: what is left out takes the table's own default. */
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

/** By a transaction's connection. Not for longer: a cluster changes it as servers come and go. */
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
