import type { DataSource } from 'typeorm';
import type * as Package from '../src';

export type Dialect = 'sqlite' | 'mysql';
export const DIALECTS: Dialect[] = ['sqlite', 'mysql'];

export interface Tables {
  dataSource: DataSource;
  close(): Promise<void>;
}

export const openTables = (dialect: Dialect): Promise<Tables> =>
  (Reflect.get(globalThis, '__openTables') as typeof openTables)(dialect);

export const laravelTypeorm = (): typeof Package =>
  (Reflect.get(globalThis, '__package') as typeof laravelTypeorm)();
