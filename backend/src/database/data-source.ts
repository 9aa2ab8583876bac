import * as mysql2 from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities';
import { migrations } from './migrations';
import { serializeSqlite } from './sqlite-lock';

/** SQLite waits this long for another process's transaction before it gives up. */
const BUSY_MS = 10_000;

/**
 * The data source for a `DATABASE_URL`: `sqlite:path/to/file` (`sqlite::memory:` for a throw-away one) or
 * `mysql://user:pass@host:port/database`. Not yet connected: call `openDatabase`.
 *
 * @throws RangeError for any other scheme
 */
export function dataSourceFor(url: string, options: { poolSize?: number } = {}): DataSource {
  if (url.startsWith('sqlite:')) return sqlite(url.slice('sqlite:'.length));
  if (/^(mysql|mariadb):\/\//.test(url)) return mysql(url, options.poolSize ?? 10);
  throw new RangeError('DATABASE_URL must start with sqlite: or mysql://');
}

/** Connects, and tells MySQL to check what it stores as strictly as SQLite's constraints do. */
export async function openDatabase(url: string, options?: { poolSize?: number }): Promise<DataSource> {
  const dataSource = dataSourceFor(url, options);
  await dataSource.initialize();
  if (isSqlite(dataSource)) serializeSqlite(dataSource);
  return dataSource;
}

export function isSqlite(dataSource: DataSource): boolean {
  return dataSource.options.type === 'better-sqlite3';
}

const shared = {
  entities,
  migrations,
  migrationsTableName: 'yard_migrations',
  migrationsTransactionMode: 'each',
  synchronize: false,
} satisfies Partial<DataSourceOptions>;

function sqlite(database: string): DataSource {
  return new DataSource({
    ...shared,
    type: 'better-sqlite3',
    database,
    // libsql speaks better-sqlite3's interface and ships its binary inside npm packages: docs/decisions/0004.
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the option takes the loaded module
    driver: require('libsql'),
    timeout: BUSY_MS,
    enableWAL: database !== ':memory:',
    prepareDatabase: (connection: { pragma(text: string): void }) => {
      connection.pragma(`busy_timeout = ${BUSY_MS}`);
      connection.pragma('synchronous = FULL');
    },
  });
}

function mysql(url: string, connectionLimit: number): DataSource {
  return new DataSource({
    ...shared,
    type: 'mysql',
    url: url.replace(/^mariadb:/, 'mysql:'),
    timezone: 'Z',
    charset: 'utf8mb4_unicode_ci',
    dateStrings: ['DATE'],
    // An adopted Laravel's ids are BIGINT: numbers all the same, not texts.
    bigNumberStrings: false,
    driver: { ...mysql2, createPool: poolReadingCommitted },
    extra: { connectionLimit, maxIdle: connectionLimit },
  });
}

/**
 * READ COMMITTED with explicit row locks: InnoDB's default level allows lost updates and write skew. Said once for each
 * connection, not in a statement before each transaction.
 */
function poolReadingCommitted(options: mysql2.PoolOptions): mysql2.Pool {
  const pool = mysql2.createPool(options);
  pool.on('connection', (connection) => {
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', (error) => {
      if (error) connection.destroy();
    });
  });
  return pool;
}
