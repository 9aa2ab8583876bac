import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import type { SlotDelays } from '../slot-delays';
import { type FaultOf, ThreadedQueryRunner } from './query-runner';
import { SqliteStore } from './store';

/** TypeORM's SQLite driver with its connections in threads: docs/decisions/0024. */
export class ThreadedSqliteDriver extends BetterSqlite3Driver {
  override databaseConnection: SqliteStore | undefined;

  constructor(
    dataSource: DataSource,
    private readonly faultOf: FaultOf,
    private readonly waits: SlotDelays,
  ) {
    super(dataSource);
  }

  override createQueryRunner(): ThreadedQueryRunner {
    if (!this.databaseConnection) throw new Error('The database is not open.');
    return new ThreadedQueryRunner(this, this.databaseConnection, this.faultOf);
  }

  override async disconnect(): Promise<void> {
    await this.databaseConnection?.close();
    this.databaseConnection = undefined;
  }

  /** @throws what stands for a file that cannot be opened or made */
  protected override async createDatabaseConnection(): Promise<SqliteStore> {
    const { database } = this.options;
    if (database !== ':memory:') await mkdir(dirname(database), { recursive: true });
    const store = new SqliteStore(database, this.waits);
    try {
      // The writer opens at its first statement.
      await store.ask('PRAGMA schema_version', []);
    } catch (error) {
      await store.close();
      throw this.faultOf(error) ?? error;
    }
    return store;
  }
}
