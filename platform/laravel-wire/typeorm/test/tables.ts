import type { DataSource } from 'typeorm';
import type * as Package from '../src';
import type { Logger } from '@nestjs/common';
import type * as Locks from '../../nest/src/locks';
import type * as Queue from '../../nest/src/queue';
import type * as Tokens from '../../nest/src/tokens';

export type Dialect = 'sqlite' | 'mysql';
export const DIALECTS: Dialect[] = ['sqlite', 'mysql'];

export interface Tables {
  dataSource: DataSource;
  close(): Promise<void>;
}

export const openTables = (dialect: Dialect): Promise<Tables> =>
  (Reflect.get(globalThis, '__openTables') as typeof openTables)(dialect);

export const laravelTypeorm = (): typeof Package &
  typeof Locks &
  typeof Queue &
  typeof Tokens & { Logger: typeof Logger } =>
  (Reflect.get(globalThis, '__package') as typeof laravelTypeorm)();
