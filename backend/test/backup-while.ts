import type { DataSource } from 'typeorm';
import type { makeBackup } from '../apps/backup/make-backup';
import type { Environment } from '../src/config/environment';
import { api } from './api';
import { databaseUrl } from './main-process';

/**
 * Makes a backup of the running application; the work is done once the database is copied, before files are read.
 *
 * @param environment  where the files are
 */
export function backupWhile(
  file: string,
  environment: Pick<Environment, 'storagePath' | 'bucket'>,
  work: () => Promise<unknown>,
) {
  const source = api.dataSource as unknown as DataSource;
  const query = async (sql: string, ...more: unknown[]) => {
    if (sql.includes('yard_migrations')) await work();
    return Reflect.apply(source.query, source, [sql, ...more]) as unknown;
  };
  const dataSource = new Proxy(source, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
  });
  const make = api.exported<typeof makeBackup>('apps/backup/make-backup', 'makeBackup');
  const of = { ...(environment as Environment), databaseUrl: databaseUrl() };
  return make({ dataSource, environment: of, now: api.clock.now() }, file, () => undefined);
}
