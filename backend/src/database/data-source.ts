import * as mysql2 from 'mysql2';
import { DataSource } from 'typeorm';
import { isSqlite } from './is-sqlite';
import { nameOutages } from './mysql-outages';
import { patientPool } from './mysql-pool';
import { type Patience, SERVER_PATIENCE } from './patience';
import { SOURCE_OPTIONS } from './source-options';
import { sqliteSource } from './sqlite/data-source';
import { storeFault } from './sqlite/store-faults';
import { TurnWaits } from './turn-waits';

const POOL_SIZE = 10;

interface Options {
  poolSize?: number;
  /** A server's, unless a command says that nobody waits for it. */
  patience?: Patience;
}

const waits = new WeakMap<DataSource, TurnWaits>();

/** How long the first of those who wait for a turn at the database has waited by now; 0 when nobody waits. */
export function longestWaitMs(dataSource: DataSource): number {
  return waits.get(dataSource)?.longestMs() ?? 0;
}

/**
 * The data source for a `DATABASE_URL`: `sqlite:path/to/file` (`sqlite::memory:` for a throw-away one) or
 * `mysql://user:pass@host:port/database`. Not yet connected: call `openDatabase`.
 *
 * @throws RangeError for any other scheme
 */
export function dataSourceFor(url: string, options: Options = {}): DataSource {
  const turns = new TurnWaits();
  const dataSource = sourceOf(url, options, turns);
  waits.set(dataSource, turns);
  return dataSource;
}

/** Connects, and tells MySQL to check what it stores as strictly as SQLite's constraints do. */
export async function openDatabase(url: string, options?: Options): Promise<DataSource> {
  const dataSource = dataSourceFor(url, options);
  await dataSource.initialize();
  if (!isSqlite(dataSource)) nameOutages(dataSource);
  return dataSource;
}

function sourceOf(url: string, options: Options, turns: TurnWaits): DataSource {
  if (url.startsWith('sqlite:')) return sqliteSource(url.slice('sqlite:'.length), storeFault, turns);
  if (/^(mysql|mariadb):\/\//.test(url)) return mysql(url, options, turns);
  throw new RangeError('DATABASE_URL must start with sqlite: or mysql://');
}

function mysql(
  url: string,
  { poolSize = POOL_SIZE, patience = SERVER_PATIENCE }: Options,
  turns: TurnWaits,
): DataSource {
  const createPool = (options: mysql2.PoolOptions) => patientPool(options, patience, turns);
  return new DataSource({
    ...SOURCE_OPTIONS,
    type: 'mysql',
    url: url.replace(/^mariadb:/, 'mysql:'),
    timezone: 'Z',
    charset: 'utf8mb4_unicode_ci',
    dateStrings: ['DATE'],
    // An adopted Laravel's ids are BIGINT: numbers all the same, not texts.
    bigNumberStrings: false,
    driver: { ...mysql2, createPool },
    extra: { connectionLimit: poolSize, maxIdle: poolSize },
  });
}
