import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, as } from '../../test/api';
import { backupWhile } from '../../test/backup-while';
import { yard } from '../../test/command';
import { freshDatabase } from '../../test/fresh-database';
import { make } from '../../test/make';
import { PNG } from '../../test/permissions/png';
import { publish } from '../../test/remote-scene';

const REMOTE = 'mf-small';

interface Shelf {
  remove(name: string, version: string): Promise<void>;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yard-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('holds the files that are deleted while it is made, as the copy of the database names them', async () => {
  const owner = as(await make.owner());
  const { body: picture } = await owner.upload('/api/media', PNG, 'machine.png');
  const version = await publish('one that its team shipped');
  const paths = [picture.url, join('remotes', REMOTE, version, 'remoteEntry.js')];
  const bytes = paths.map((path) => readFileSync(join(api.storage, path)));
  const file = join(folder, 'yard.tar.gz');

  await backupWhile(file, { storagePath: api.storage, bucket: null }, async () => {
    expect((await owner.delete(`/api/media/${picture.id}`)).status).toBe(204);
    await api.provider<Shelf>('@kit/federation-registry/remote-store', 'RemoteStore').remove(REMOTE, version);
  });

  expect(paths.map((path) => existsSync(join(api.storage, path)))).toEqual([false, false]);
  expect(readdirSync(join(api.storage, 'deleted-meanwhile'))).toEqual([]);
  const { url, drop } = await freshDatabase(api, folder);
  const storage = join(folder, 'storage');
  const { code, output } = await yard(['restore', file], { DATABASE_URL: url, STORAGE_URL: storage });
  await drop();
  expect([code, output]).toEqual([0, expect.stringContaining('are back')]);
  expect(paths.map((path) => readFileSync(join(storage, path)))).toEqual(bytes);
});
