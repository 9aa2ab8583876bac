import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { api, as } from '../../test/api';
import { yard } from '../../test/command';
import { freshDatabase } from '../../test/fresh-database';
import { databaseUrl } from '../../test/main-process';
import { make } from '../../test/make';
import { PNG } from '../../test/permissions/png';
import { publish } from '../../test/remote-scene';
import type { Environment } from '../config/environment';
import type { makeBackup } from './make-backup';

/** A command is a process. */
jest.setTimeout(300_000);

/** As `publish` names it. */
const REMOTE = 'mf-small';

interface Shelf {
  remove(name: string, version: string): Promise<void>;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yard-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a backup; the work is done once the database is copied and the files are listed, before they are read. */
function backupWhile(work: () => Promise<unknown>, file: string) {
  const source = api.dataSource as unknown as DataSource;
  const query = async (sql: string, ...more: unknown[]) => {
    if (sql.includes('yard_migrations')) await work();
    return Reflect.apply(source.query, source, [sql, ...more]) as unknown;
  };
  const dataSource = new Proxy(source, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)),
  });
  const environment = { storagePath: api.storage, bucket: null, databaseUrl: databaseUrl() };
  const make = api.exported<typeof makeBackup>('backup/make-backup', 'makeBackup');
  return make(
    { dataSource, environment: environment as Environment, now: api.clock.now() },
    file,
    () => undefined,
  );
}

it('holds the files that are deleted while it is made, as the copy of the database names them', async () => {
  const owner = as(await make.owner());
  const { body: picture } = await owner.upload('/api/media', PNG, 'machine.png');
  const version = await publish('one that its team shipped');
  const paths = [picture.url, join('remotes', REMOTE, version, 'remoteEntry.js')];
  const bytes = paths.map((path) => readFileSync(join(api.storage, path)));
  const file = join(folder, 'yard.tar.gz');

  await backupWhile(async () => {
    expect((await owner.delete(`/api/media/${picture.id}`)).status).toBe(204);
    await api.provider<Shelf>('remotes/remote-shelf', 'RemoteShelf').remove(REMOTE, version);
  }, file);

  expect(paths.map((path) => existsSync(join(api.storage, path)))).toEqual([false, false]);
  expect(readdirSync(join(api.storage, 'deleted-meanwhile'))).toEqual([]);
  const { url, drop } = await freshDatabase(api, folder);
  const storage = join(folder, 'storage');
  const { code, output } = await yard(['restore', file], { DATABASE_URL: url, STORAGE_URL: storage });
  await drop();
  expect([code, output]).toEqual([0, expect.stringContaining('are back')]);
  expect(paths.map((path) => readFileSync(join(storage, path)))).toEqual(bytes);
});
