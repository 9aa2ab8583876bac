import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { SlotDelays } from '../slot-delays';
import { type FaultOf, ThreadedQueryRunner } from './query-runner';
import { SqliteStore } from './store';

/** TypeORM's SQLite driver with its connections in threads: docs/decisions/0024. */
class ThreadedSqliteDriver extends BetterSqlite3Driver {
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

type Tables = Pick<DataSourceOptions, 'entities' | 'migrations' | 'migrationsTableName'>;

interface Watched {
  /** Replaces an error of the store; by default it stays itself. */
  faultOf?: FaultOf;
  /** Called when a statement or transaction begins to wait for a turn and when the wait is over. */
  waits?: SlotDelays;
}

/** Not yet connected. */
export function sqliteSource(
  database: string,
  tables: Tables,
  { faultOf = () => null, waits = new SlotDelays() }: Watched = {},
): DataSource {
  // libsql speaks better-sqlite3's interface and ships its binary inside npm packages: docs/decisions/0024.
  // oxlint-disable-next-line typescript/no-require-imports -- the option takes the loaded module
  const driver: unknown = require('libsql');
  const dataSource = new DataSource({ ...tables, type: 'better-sqlite3', database, driver });
  dataSource.driver = new ThreadedSqliteDriver(dataSource, faultOf, waits);
  return dataSource;
}
