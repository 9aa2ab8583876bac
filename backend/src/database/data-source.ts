import * as mysql2 from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { askGalera } from './galera';
import { isSqlite } from './is-sqlite';
import { useQuietRunners } from './mysql/runner';
import { limitedPool } from './mysql/pool';
import { type TimeLimits, SERVER_LIMITS } from './time-limits';
import { sqliteSource } from './sqlite/data-source';
import { storeFault } from './sqlite/store-faults';
import { TurnWaits } from './turn-waits';

const POOL_SIZE = 10;
/** Kept for each connection: all of a server's clients share 16,382 by default. */
const PREPARED = 200;

/** What a database holds, and how it comes to be. */
export type Tables = Required<Pick<DataSourceOptions, 'entities' | 'migrations'>>;

export interface Options {
  poolSize?: number;
  /** A server's, unless a command says that nobody waits for it. */
  limits?: TimeLimits;
}

/** What data sources of both kinds share. */
const SHARED = {
  migrationsTableName: 'yard_migrations',
  migrationsTransactionMode: 'each',
  synchronize: false,
} as const;

const waits = new WeakMap<DataSource, TurnWaits>();

/** How long the first of those who wait for a turn at the database has waited by now; 0 when nobody waits. */
export function longestWaitMs(dataSource: DataSource): number {
  return waits.get(dataSource)?.longestMs() ?? 0;
}

/**
 * Connected, and MySQL told to check what it stores as strictly as SQLite's constraints do. Features call
 * `openDatabase`, which knows the tables.
 *
 * @throws RangeError for any scheme but sqlite, mysql and mariadb
 */
export async function connect(url: string, tables: Tables, options: Options = {}): Promise<DataSource> {
  const turns = new TurnWaits();
  const dataSource = sourceOf(url, { ...SHARED, ...tables }, options, turns);
  waits.set(dataSource, turns);
  await dataSource.initialize();
  if (isSqlite(dataSource)) return dataSource;
  useQuietRunners(dataSource);
  await askGalera(dataSource);
  return dataSource;
}

type Shared = typeof SHARED & Tables;

function sourceOf(url: string, shared: Shared, options: Options, turns: TurnWaits): DataSource {
  if (url.startsWith('sqlite:')) {
    return sqliteSource(url.slice('sqlite:'.length), shared, { faultOf: storeFault, waits: turns });
  }
  if (/^(mysql|mariadb):\/\//.test(url)) return mysql(url, shared, options, turns);
  throw new RangeError('DATABASE_URL must start with sqlite: or mysql://');
}

function mysql(
  url: string,
  shared: Shared,
  { poolSize = POOL_SIZE, limits = SERVER_LIMITS }: Options,
  turns: TurnWaits,
): DataSource {
  const createPool = (options: mysql2.PoolOptions) => limitedPool(options, limits, turns);
  return new DataSource({
    ...shared,
    type: 'mysql',
    url: url.replace(/^mariadb:/, 'mysql:'),
    timezone: 'Z',
    charset: 'utf8mb4_unicode_ci',
    dateStrings: ['DATE'],
    // An adopted Laravel's ids are BIGINT: numbers all the same, not texts.
    bigNumberStrings: false,
    driver: { ...mysql2, createPool },
    extra: { connectionLimit: poolSize, maxIdle: poolSize, maxPreparedStatements: PREPARED },
  });
}
