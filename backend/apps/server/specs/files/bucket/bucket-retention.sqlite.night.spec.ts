/** @jest-environment-options {"bucket":true} */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DataSource } from 'typeorm';
import { api, as, later } from '../../../../../test/api';
import { backupWhile } from '../../../../../test/backup-while';
import { yard } from '../../../../../test/command';
import { databaseUrl } from '../../../../../test/main-process';
import { make } from '../../../../../test/make';
import { PNG } from '../../../../../test/permissions/png';
import { publish } from '../../../../../test/remote-scene';
import type { FileStore } from '@kit/server/files/file-store';

const store = () => api.provider<FileStore>('@kit/server/files/file-store', 'FileStore');
const url = () => String(api.bucket?.url);

let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yard-bucket-'));
  for (const kept of ['media', 'remotes']) await store().removeBelow(kept);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const uploaded = async () => {
  const user = as(await make.user());
  const { body } = await user.upload('/api/media', PNG, 'plan.png');
  return { user, id: Number(body.id), name: String(body.url).slice(1) };
};

async function bytesOf(name: string): Promise<Buffer | null> {
  const found = await store().read(name);
  return found && buffer(found.body);
}

it('holds the bucket’s files in a backup, deleted ones too, and brings them back into a folder', async () => {
  const { user, id, name } = await uploaded();
  const version = await publish('kept in a backup');
  const remote = `remotes/mf-small/${version}/remoteEntry.js`;
  const before = [await bytesOf(name), await bytesOf(remote)];
  const file = join(folder, 'yard.tar.gz');

  await backupWhile(file, api.environment, async () =>
    expect((await user.delete(`/api/media/${id}`)).status).toBe(204),
  );

  expect([await bytesOf(name), await bytesOf(`deleted-meanwhile/${name}`)]).toEqual([null, null]);
  const there = { DATABASE_URL: `sqlite:${join(folder, 'yard.sqlite')}`, STORAGE_URL: join(folder, 'files') };
  const { code, output } = await yard(['restore', file], there);
  expect([code, output]).toEqual([0, expect.stringContaining('are back')]);
  expect([name, remote].map((path) => readFileSync(join(there.STORAGE_URL, path)))).toEqual(before);
});

it('takes a backup’s files into the bucket', async () => {
  const { name } = await uploaded();
  const bytes = await bytesOf(name);
  const file = join(folder, 'yard.tar.gz');
  await backupWhile(file, api.environment, () => Promise.resolve());
  await store().removeBelow('media');

  const there = {
    DATABASE_URL: `sqlite:${join(folder, 'yard.sqlite')}`,
    STORAGE_URL: url(),
    STORAGE_FOLDER: folder,
  };
  const { code } = await yard(['restore', file], there);

  expect([code, await bytesOf(name)]).toEqual([0, bytes]);
});

it('names pictures that no row has, once they are a day old, and removes them when told to', async () => {
  const { name } = await uploaded();
  await store().put('media/00/left.webp', Buffer.from('left'));
  const unnamed = api.exported<typeof import('../../../../../src/catalog/media/unnamed-files').unnamedFiles>(
    'src/catalog/media/unnamed-files',
    'unnamedFiles',
  );
  const found = async (now: Date) =>
    (await unnamed(api.dataSource as unknown as DataSource, store(), now)).map((file) => file.name);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);

  expect([await found(new Date()), await found(tomorrow)]).toEqual([[], ['media/00/left.webp']]);
  later(tomorrow.toISOString());
  const [code, output] = await api.command('storage-commands', 'storageSweep');

  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^media\/00\/left.webp\n.*: 1 files without a row/),
  ]);
  expect(await bytesOf(name)).not.toBeNull();
});

it('is looked at by the doctor, who says what is wrong with it', async () => {
  const doctor = async (STORAGE_URL: string) =>
    (await yard(['doctor'], { STORAGE_URL, STORAGE_FOLDER: folder, DATABASE_URL: databaseUrl() })).output;

  expect(await doctor(url())).toMatch(/^ok {4}storage: bucket yard\/test-\w+\/ at http:\/\/127/m);
  const wrong = await doctor(url().replace('testing', 'guessed'));
  expect(wrong).toMatch(/^fail {2}storage: .*SignatureDoesNotMatch/m);
  expect(await doctor(url().replace('/yard/', '/none/'))).toMatch(/^fail {2}storage: .*NoSuchBucket/m);
  expect(wrong).not.toContain('guessed');
});

it('is filled from a folder by a command', async () => {
  const { name } = await uploaded();
  const to = { STORAGE_URL: join(folder, 'copy') };

  const { code, output } = await yard(['storage:copy', url()], to);

  expect([code, output]).toEqual([0, `${to.STORAGE_URL}: 1 files copied and compared, 0 there already.\n`]);
  expect(readFileSync(join(to.STORAGE_URL, name))).toEqual(await bytesOf(name));
  expect((await yard(['storage:copy', 's3://key:hush@/'], to)).output).not.toContain('hush');
});
