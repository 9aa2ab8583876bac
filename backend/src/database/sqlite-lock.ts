import type { DataSource } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';

/** Longest a statement waits for the connection before it says who is in its way. */
const WAIT_MS = 15_000;

type Release = () => void;

/** First come, first served: a chain of promises over the one connection SQLite has. */
class ConnectionLock {
  private last: Promise<void> = Promise.resolve();

  async take(purpose: string): Promise<Release> {
    const before = this.last;
    let release: Release = () => undefined;
    this.last = new Promise((resolve) => (release = resolve));
    const timer = setTimeout(
      () =>
        console.error(
          `sqlite: "${purpose}" waits ${WAIT_MS} ms; is the global manager used inside a transaction?`,
        ),
      WAIT_MS,
    );
    await before;
    clearTimeout(timer);
    return release;
  }
}

/**
 * Makes TypeORM's transactions on SQLite behave as on MySQL: while one is open, every other statement waits.
 * Without it all share one connection, so a rollback takes strangers' writes along. See docs/decisions/0004.
 */
export function serializeSqlite(dataSource: DataSource): void {
  const lock = new ConnectionLock();

  class SerialQueryRunner extends BetterSqlite3QueryRunner {
    private held: Release | null = null;

    override async query(sql: string, ...rest: [parameters?: unknown[], structured?: boolean]) {
      // IMMEDIATE: another process (the command line) must be waited for at the start, not fail at the first write.
      const statement = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
      if (this.held) return super.query(statement, ...rest);
      const release = await lock.take(statement);
      try {
        return await super.query(statement, ...rest);
      } finally {
        release();
      }
    }

    override async startTransaction(...args: Parameters<BetterSqlite3QueryRunner['startTransaction']>) {
      this.held ??= await lock.take('BEGIN');
      try {
        await super.startTransaction(...args);
      } catch (error) {
        this.letGo();
        throw error;
      }
    }

    override async commitTransaction() {
      try {
        await super.commitTransaction();
      } finally {
        this.letGo();
      }
    }

    override async rollbackTransaction() {
      try {
        await super.rollbackTransaction();
      } finally {
        this.letGo();
      }
    }

    private letGo() {
      if (this.isTransactionActive) return;
      this.held?.();
      this.held = null;
    }
  }

  dataSource.driver.createQueryRunner = () => new SerialQueryRunner(dataSource.driver as BetterSqlite3Driver);
}
