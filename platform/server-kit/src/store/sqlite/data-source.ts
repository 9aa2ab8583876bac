import { DataSource, type DataSourceOptions } from 'typeorm';
import { SlotDelays } from '../slot-delays';
import { ThreadedSqliteDriver } from './driver';
import type { FaultOf } from './query-runner';

type Tables = Pick<DataSourceOptions, 'entities' | 'migrations' | 'migrationsTableName'>;

interface Watched {
  /** What an error of the store becomes; by default it stays itself. */
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
