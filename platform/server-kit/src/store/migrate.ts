import { type DataSource, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';
import { isAdopted } from './is-adopted';
import { isSqlite } from './is-sqlite';
import { lockName } from './lock-name';
import { MigrationSteps, migrationsTable } from './migration-steps';
import { ensureEveryScript } from './mysql/every-script';
import { StoreUnavailable } from './store-unavailable';

/** Whoever comes second waits so long for the first. */
const WAIT_S = 600;

interface Lock {
  taken: number | null;
}

/**
 * Brings the schema up to this version.
 *
 * @returns the names of what was run
 * @throws Error where the tables cannot hold texts of every script
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  if (!isSqlite(dataSource) && !(await isAdopted(dataSource)))
    await ensureEveryScript(dataSource, tablesOf(dataSource));
  const done = await alone(dataSource, (executor) => executor.executePendingMigrations());
  return done.map(({ name }) => name);
}

/** Of the product, whatever else is in its database. */
export function tablesOf({ entityMetadatas }: DataSource): string[] {
  return entityMetadatas.map(({ tableName }) => tableName);
}

/** Takes the newest migration back. @returns its name, or null when there is none */
export function rollback(dataSource: DataSource): Promise<string | null> {
  return alone(dataSource, async (executor) => {
    const [newest] = (await executor.getExecutedMigrations()).sort(newestFirst);
    if (!newest) return null;
    await executor.undoLastMigration();
    return newest.name;
  });
}

/**
 * Of two processes one waits. Killed in the middle, the next one goes on: on SQLite nothing has happened, on MySQL,
 * whose changes of tables end every transaction, it is written down what has.
 */
function alone<T>(dataSource: DataSource, work: (executor: MigrationExecutor) => Promise<T>): Promise<T> {
  return isSqlite(dataSource) ? inOneTransaction(dataSource, work) : underLock(dataSource, work);
}

async function inOneTransaction<T>(
  dataSource: DataSource,
  work: (executor: MigrationExecutor) => Promise<T>,
) {
  const runner = dataSource.createQueryRunner();
  try {
    // Outside of the transaction, or it has no effect: SQLite changes a table by copying it.
    await runner.query('PRAGMA foreign_keys = OFF');
    await begin(runner);
    try {
      const done = await work(new MigrationExecutor(dataSource, runner));
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

async function underLock<T>(dataSource: DataSource, work: (executor: MigrationExecutor) => Promise<T>) {
  const runner = dataSource.createQueryRunner();
  const name = lockName(migrationsTable(dataSource).replaceAll('_', ' '), String(dataSource.driver.database));
  let steps: MigrationSteps | null = null;
  try {
    const [answer] = (await runner.query('SELECT GET_LOCK(?, ?) AS taken', [
      name,
      WAIT_S,
    ])) as unknown as Lock[];
    if (Number(answer?.taken) !== 1) throw new Error('Another process is still migrating this database.');
    steps = await MigrationSteps.open(runner);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'none';
    const done = await work(executor);
    await steps.close();
    return done;
  } finally {
    steps?.leave();
    // The lock ends with it, as it does when the process is killed.
    await runner.query('DO RELEASE_LOCK(?)', [name]);
    await runner.release();
  }
}

function newestFirst(one: Migration, other: Migration): number {
  return other.timestamp - one.timestamp;
}
