import type { DataSource } from 'typeorm';
import type * as Package from '../src';
import type { Logger } from '@nestjs/common';
import type * as Locks from '../../nest/src/locks';
import type * as Queue from '../../nest/src/queue';
import type * as Auth from '../../nest/src/auth';
import type * as Fortify from '../../nest/src/fortify';
import type * as Tokens from '../../nest/src/tokens';

export type Dialect = 'sqlite' | 'mysql' | 'postgres';
/** PostgreSQL where `npm run rig -- packages` has started one. */
export const DIALECTS: Dialect[] = [
  'sqlite',
  'mysql',
  ...(process.env['TEST_POSTGRES_URL'] ? ['postgres' as const] : []),
];

/** A stored time as text, whatever the driver would make of it. */
export const textOf = (dialect: Dialect, column: string): string =>
  ({
    sqlite: column,
    mysql: `DATE_FORMAT(${column}, '%Y-%m-%d %H:%i:%s')`,
    postgres: `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`,
  })[dialect];

export interface Tables {
  dataSource: DataSource;
  close(): Promise<void>;
}

export const openTables = (dialect: Dialect): Promise<Tables> =>
  (Reflect.get(globalThis, '__openTables') as typeof openTables)(dialect);

export const laravelTypeorm = (): typeof Package &
  typeof Locks &
  typeof Queue &
  typeof Auth &
  typeof Fortify &
  typeof Tokens & { Logger: typeof Logger } =>
  (Reflect.get(globalThis, '__package') as typeof laravelTypeorm)();

/** The tables of the `describe` that says so, on its database. */
export let tables: Tables;

export function opens(dialect: Dialect): void {
  beforeAll(async () => {
    tables = await openTables(dialect);
  });
  afterAll(() => tables.close());
}
