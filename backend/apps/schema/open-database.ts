import type { DataSource } from 'typeorm';
import { type Options, connect } from '@kit/server/store/data-source';
import { PRODUCT } from '../../src/config/product';
import { entities, migrations } from './tables';

/**
 * The database of a `DATABASE_URL` with the tables of this version, connected: `sqlite:path/to/file`
 * (`sqlite::memory:` for a throw-away one) or `mysql://user:pass@host:port/database`.
 *
 * @throws RangeError for any other scheme
 */
export function openDatabase(url: string, options?: Options): Promise<DataSource> {
  return connect(url, { entities, migrations, migrationsTableName: `${PRODUCT}_migrations` }, options);
}
