import type { DataSource } from 'typeorm';
import { type Options, connect } from '@yard/server/store/data-source';
import { entities, migrations } from './tables';

/**
 * The database of a `DATABASE_URL` with the tables of this version, connected: `sqlite:path/to/file`
 * (`sqlite::memory:` for a throw-away one) or `mysql://user:pass@host:port/database`.
 *
 * @throws RangeError for any other scheme
 */
export function openDatabase(url: string, options?: Options): Promise<DataSource> {
  return connect(url, { entities, migrations }, options);
}
