import type { DataSourceOptions } from 'typeorm';
import { entities } from './entities';
import { migrations } from './migrations';

/** What data sources of both kinds share. */
export const SOURCE_OPTIONS = {
  entities,
  migrations,
  migrationsTableName: 'yard_migrations',
  migrationsTransactionMode: 'each',
  synchronize: false,
} satisfies Partial<DataSourceOptions>;
