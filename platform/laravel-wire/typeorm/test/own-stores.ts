import type { SessionStore } from '@laravel-wire/nest';
import type * as Mysql from 'drizzle-orm/mysql2';
import type * as Postgres from 'drizzle-orm/node-postgres';
import type * as PostgresTables from 'drizzle-orm/pg-core';
import type * as SqliteTables from 'drizzle-orm/sqlite-core';
import type * as Sqlite from 'drizzle-orm/sqlite-proxy';
import type * as KyselyPackage from 'kysely';
import { DrizzleSessions } from '../../examples/drizzle-sessions';
import { KyselySessions } from '../../examples/kysely-sessions';
import type { Dialect, Tables } from './tables';

// Where they stand beside the packages under test.
jest.mock('@laravel-wire/nest', () => loaded('@laravel-wire/nest'));
jest.mock('drizzle-orm', () => loaded('drizzle-orm'));
jest.mock('drizzle-orm/mysql-core', () => loaded('drizzle-orm/mysql-core'));

function loaded<T>(name: string): T {
  return (Reflect.get(globalThis, '__from') as (name: string) => T)(name);
}

const { Kysely, MysqlDialect, PostgresDialect, SqliteDialect } = loaded<typeof KyselyPackage>('kysely');

/** The session stores of `../../examples`, on the data source's own connections. */
export const OWN_STORES: Record<string, (tables: Tables, dialect: Dialect) => SessionStore> = {
  Kysely: ({ dataSource: { driver } }, dialect) => {
    const dialects = {
      mysql: () => new MysqlDialect({ pool: Reflect.get(driver, 'pool') }),
      postgres: () => new PostgresDialect({ pool: Reflect.get(driver, 'master') }),
      sqlite: () => new SqliteDialect({ database: Reflect.get(driver, 'databaseConnection') }),
    };
    return new KyselySessions(new Kysely({ dialect: dialects[dialect]() }));
  },
  Drizzle: ({ dataSource: { driver } }, dialect) => {
    if (dialect === 'mysql') {
      const { drizzle } = loaded<typeof Mysql>('drizzle-orm/mysql2');
      return new DrizzleSessions(drizzle(Reflect.get(driver, 'pool')));
    }
    const [db, table] =
      dialect === 'postgres'
        ? [postgres(Reflect.get(driver, 'master') as never), postgresTable()]
        : [sqlite(Reflect.get(driver, 'databaseConnection')), sqliteTable()];
    return new DrizzleSessions(db as never, table as never);
  },
};

const postgres = (client: never) => loaded<typeof Postgres>('drizzle-orm/node-postgres').drizzle({ client });

function postgresTable() {
  const { bigint, integer, pgTable, text, varchar } = loaded<typeof PostgresTables>('drizzle-orm/pg-core');
  return pgTable('sessions', {
    id: varchar('id', { length: 255 }).primaryKey(),
    user_id: bigint('user_id', { mode: 'number' }),
    ip_address: varchar('ip_address', { length: 45 }),
    user_agent: text('user_agent'),
    payload: text('payload').notNull(),
    last_activity: integer('last_activity').notNull(),
  });
}

interface Sqlite3 {
  prepare(sql: string): {
    raw(): { all(...values: unknown[]): unknown[][] };
    run(...values: unknown[]): void;
  };
}

const sqlite = (database: Sqlite3) =>
  loaded<typeof Sqlite>('drizzle-orm/sqlite-proxy').drizzle(async (sql, values, method) => {
    const statement = database.prepare(sql);
    if (method !== 'run') return { rows: statement.raw().all(...values) };
    statement.run(...values);
    return { rows: [] };
  });

function sqliteTable() {
  const { integer, sqliteTable: table, text } = loaded<typeof SqliteTables>('drizzle-orm/sqlite-core');
  return table('sessions', {
    id: text('id').primaryKey(),
    user_id: integer('user_id'),
    ip_address: text('ip_address'),
    user_agent: text('user_agent'),
    payload: text('payload').notNull(),
    last_activity: integer('last_activity').notNull(),
  });
}
