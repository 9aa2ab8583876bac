import { Logger } from '@nestjs/common';
import * as mysql2 from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { detectGalera } from './galera';
import { isSqlite } from './reading';
import { limitedPool } from './mysql/pool';
import { useQuietRunners } from './mysql/runner';
import { SlotDelays } from './slot-delays';
import { sqliteSource } from './sqlite/data-source';
import { SQLITE_BUSY, SqliteFailure, ThreadLost, WriterBusy } from './sqlite/sqlite-failure';
import { StoreUnavailable } from './store-unavailable';
import { SERVER_LIMITS, type TimeLimits } from './time-limits';

/** Faults of the world around the database, by SQLite's code. Anything else is a fault of the statement. */
const FAULTS: Record<number, string> = {
  [SQLITE_BUSY]: 'another process holds the lock',
  6: 'another connection holds the lock',
  7: 'there is no memory',
  8: 'the file or its file system is read-only',
  10: 'the disk cannot be read or written',
  13: 'the disk is full',
  14: 'the file cannot be opened',
};

/**
 * Stand-in for an error where the store and not the statement is to blame; null for any other. Logged once for each
 * statement that it stops.
 */
function storeFault(error: unknown): StoreUnavailable | null {
  const reason = reasonOf(error);
  if (reason === null) return null;
  const { code = '', message } = error as { code?: string; message: string };
  new Logger('SQLite').error(`the database takes nothing just now: ${reason} (${code} ${message})`);
  return new StoreUnavailable(error, 'The database does not take requests just now.');
}

function reasonOf(error: unknown): string | null {
  if (error instanceof WriterBusy) return 'a transaction of this process does not end';
  if (error instanceof ThreadLost) return 'its thread ended';
  return error instanceof SqliteFailure ? (FAULTS[error.primaryCode] ?? null) : null;
}

const POOL_SIZE = 10;
/** Cached for each connection: all of a server's clients share 16,382 by default. */
const PREPARED = 200;
const MYSQL_PORT = 3306;

/** Contents of a database, and how they come to be; which migrations have run stands in a table of its own. */
export type Tables = Required<Pick<DataSourceOptions, 'entities' | 'migrations' | 'migrationsTableName'>>;

export interface Options {
  poolSize?: number;
  /** A server's, unless a command says that nobody waits for it. */
  limits?: TimeLimits;
}

const SHARED = { migrationsTransactionMode: 'each', synchronize: false } as const;

const waits = new WeakMap<DataSource, SlotDelays>();
/** Options with which TypeORM requested a server's pool: what is read by another one is read alike. */
const pooled = new WeakMap<DataSource, mysql2.PoolOptions>();

/** Wait of the first of those who wait for a turn at the database, by now; 0 when nobody waits. */
export const longestWaitMs = (dataSource: DataSource): number => waits.get(dataSource)?.longestMs() ?? 0;

/**
 * Connected, and MySQL configured to check what it stores as strictly as SQLite's constraints do. Features call
 * `openDatabase`, which knows the tables.
 *
 * @throws RangeError for any scheme but sqlite, mysql and mariadb
 */
export async function connect(url: string, tables: Tables, options: Options = {}): Promise<DataSource> {
  const turns = new SlotDelays();
  const dataSource = sourceOf(url, { ...SHARED, ...tables }, options, turns);
  waits.set(dataSource, turns);
  await initialize(dataSource);
  if (isSqlite(dataSource)) return dataSource;
  useQuietRunners(dataSource);
  await detectGalera(dataSource);
  return dataSource;
}

/** Nobody waits before the start: a greeting that comes late, as on a busy machine, is waited for once more. */
async function initialize(dataSource: DataSource): Promise<void> {
  try {
    await dataSource.initialize();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ETIMEDOUT') throw error;
    await dataSource.initialize();
  }
}

/**
 * Another pool of connections like those of a data source on a server, with limits of its own.
 *
 * @param url   where to; null for the same server
 * @param size  how many at most; as many as the data source has unless it is said
 */
export function poolFor(
  dataSource: DataSource,
  url: string | null,
  limits: TimeLimits,
  size?: number,
): mysql2.Pool {
  const options = pooled.get(dataSource);
  const turns = waits.get(dataSource);
  if (!options || !turns) throw new RangeError('only a server has pools');
  const limit = size === undefined ? {} : { connectionLimit: size, maxIdle: size };
  return limitedPool({ ...options, ...(url ? placeOf(url) : {}), ...limit }, limits, turns);
}

function placeOf(url: string): mysql2.PoolOptions {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? MYSQL_PORT : Number(port),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

type Shared = typeof SHARED & Tables;

function sourceOf(url: string, shared: Shared, options: Options, turns: SlotDelays): DataSource {
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
  turns: SlotDelays,
): DataSource {
  const createPool = (options: mysql2.PoolOptions) => {
    pooled.set(dataSource, options);
    return limitedPool(options, limits, turns);
  };
  const dataSource = new DataSource({
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
  return dataSource;
}
