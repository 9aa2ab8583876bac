import { createHash } from 'node:crypto';
import { type DataSource, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';
import { type Baseline, takeOver } from './baseline';
import { migrationsTable, MigrationSteps } from './migration-steps';
import { isSqlite } from './reading';
import { StoreUnavailable } from './store-unavailable';

/** MySQL refuses locks of longer names. */
const LONGEST = 64;

/** A lock's name for one database of a server, another for each; what is too long is distinguished by its hash. */
export function lockName(purpose: string, database: string): string {
  const name = `${purpose} of ${database}`;
  if (name.length <= LONGEST) return name;
  const hash = createHash('sha256').update(database).digest('hex');
  return `${purpose} of `.padEnd(LONGEST, hash).slice(0, LONGEST);
}

/** Whoever comes second waits so long for the first. */
const WAIT_S = 600;

interface Lock {
  taken: number | null;
}

/**
 * Brings the schema up to this version.
 *
 * @param baseline  where the migrations begin with one
 * @returns the names of what was run, or taken as run
 * @throws Error where the tables cannot hold texts of every script
 * @throws EarlierSchema where the database has not come as far as the baseline
 */
export async function migrate(dataSource: DataSource, baseline?: Baseline): Promise<string[]> {
  const taken = baseline
    ? await alone(dataSource, (runner) => takeOver(runner, migrationsTable(dataSource), baseline))
    : [];
  if (!isSqlite(dataSource) && !(await isAdopted(dataSource)))
    await ensureEveryScript(dataSource, tablesOf(dataSource));
  const run = await alone(dataSource, (runner) =>
    execute(runner, (executor) => executor.executePendingMigrations()),
  );
  return [...taken, ...run.map(({ name }) => name)];
}

/** Tables of the product, whatever else is in its database. */
export function tablesOf({ entityMetadatas }: DataSource): string[] {
  return entityMetadatas.map(({ tableName }) => tableName);
}

/** Takes the newest migration back. @returns its name, or null when there is none */
export function rollback(dataSource: DataSource): Promise<string | null> {
  return alone(dataSource, (runner) =>
    execute(runner, async (executor) => {
      const [newest] = (await executor.getExecutedMigrations()).sort(newestFirst);
      if (!newest) return null;
      await executor.undoLastMigration();
      return newest.name;
    }),
  );
}

/**
 * One of two processes waits. Killed in the middle, the next one goes on: on SQLite nothing has happened, on MySQL,
 * whose changes of tables end every transaction, it is written down what has.
 */
function alone<T>(dataSource: DataSource, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  return isSqlite(dataSource) ? inOneTransaction(dataSource, work) : underLock(dataSource, work);
}

async function inOneTransaction<T>(dataSource: DataSource, work: (runner: QueryRunner) => Promise<T>) {
  const runner = dataSource.createQueryRunner();
  try {
    // Outside of the transaction, or it has no effect: SQLite changes a table by copying it.
    await runner.query('PRAGMA foreign_keys = OFF');
    await begin(runner);
    try {
      const done = await work(runner);
      await runner.commitTransaction();
      return done;
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  } finally {
    await runner.query('PRAGMA foreign_keys = ON');
    await runner.release();
  }
}

/** SQLite itself waits for some seconds only. */
async function begin(runner: QueryRunner): Promise<void> {
  const until = performance.now() + WAIT_S * 1000;
  for (;;) {
    try {
      return await runner.startTransaction();
    } catch (error) {
      const isBusy = /SQLITE_BUSY|locked/.test(String(error)) || error instanceof StoreUnavailable;
      if (!isBusy || performance.now() > until) throw error;
    }
  }
}

async function underLock<T>(dataSource: DataSource, work: (runner: QueryRunner) => Promise<T>) {
  const runner = dataSource.createQueryRunner();
  const name = lockName(migrationsTable(dataSource).replaceAll('_', ' '), String(dataSource.driver.database));
  try {
    const [answer] = (await runner.query('SELECT GET_LOCK(?, ?) AS taken', [
      name,
      WAIT_S,
    ])) as unknown as Lock[];
    if (Number(answer?.taken) !== 1) throw new Error('Another process is still migrating this database.');
    return await work(runner);
  } finally {
    // The lock ends with it, as it does when the process is killed.
    await runner.query('DO RELEASE_LOCK(?)', [name]);
    await runner.release();
  }
}

async function execute<T>(
  runner: QueryRunner,
  work: (executor: MigrationExecutor) => Promise<T>,
): Promise<T> {
  const executor = new MigrationExecutor(runner.dataSource, runner);
  if (isSqlite(runner.dataSource)) return work(executor);
  const steps = await MigrationSteps.open(runner);
  try {
    executor.transaction = 'none';
    const done = await work(executor);
    await steps.close();
    return done;
  } finally {
    steps.leave();
  }
}

const newestFirst = (one: Migration, other: Migration): number => other.timestamp - one.timestamp;

/** True where Laravel's migrations made this database: its tables must not be rolled back with ours. */
export async function isAdopted(dataSource: DataSource): Promise<boolean> {
  if (isSqlite(dataSource)) return false;
  const [table] = await dataSource.query<unknown[]>("SHOW TABLES LIKE 'migrations'");
  return table !== undefined;
}

type Database = Pick<DataSource, 'query'>;

/**
 * Tables that cannot hold texts of every script, each with its character set: MariaDB's own default is latin1.
 *
 * @param tables  those that are looked at
 */
export async function narrowTables(database: Database, tables: readonly string[]): Promise<string[]> {
  const found = await database.query<{ name: string; charset: string }[]>(
    `SELECT t.TABLE_NAME AS name, c.CHARACTER_SET_NAME AS charset FROM information_schema.TABLES t
      JOIN information_schema.COLLATIONS c ON c.COLLATION_NAME = t.TABLE_COLLATION
      WHERE t.TABLE_SCHEMA = DATABASE() AND c.CHARACTER_SET_NAME <> 'utf8mb4' ORDER BY t.TABLE_NAME`,
  );
  return found.filter(({ name }) => tables.includes(name)).map(({ name, charset }) => `${name} (${charset})`);
}

/**
 * Has tables that are made from now on hold every script.
 *
 * @throws Error where those that are there do not
 */
export async function ensureEveryScript(database: Database, tables: readonly string[]): Promise<void> {
  const narrow = await narrowTables(database, tables);
  if (narrow.length > 0) throw new Error(narrowWords(narrow));
  await database.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
}

/** Advice for mending the tables: docs/operations.md "The database". */
export function narrowWords([first, ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` and ${others.length} more tables` : '';
  return `${first}${more} cannot hold every script: ALTER TABLE … CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`;
}
