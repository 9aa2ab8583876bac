import { DataSource } from 'typeorm';
import { SOURCE_OPTIONS } from '../source-options';
import { TurnWaits } from '../turn-waits';
import { ThreadedSqliteDriver } from './driver';
import type { FaultOf } from './query-runner';

/**
 * Not yet connected.
 *
 * @param faultOf  what an error of the store becomes; by default it stays itself
 * @param waits    told when a statement or transaction begins to wait for a turn and when the wait is over
 */
export function sqliteSource(
  database: string,
  faultOf: FaultOf = () => null,
  waits = new TurnWaits(),
): DataSource {
  // libsql speaks better-sqlite3's interface and ships its binary inside npm packages: docs/decisions/0024.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the option takes the loaded module
  const driver: unknown = require('libsql');
  const dataSource = new DataSource({ ...SOURCE_OPTIONS, type: 'better-sqlite3', database, driver });
  dataSource.driver = new ThreadedSqliteDriver(dataSource, faultOf, waits);
  return dataSource;
}
