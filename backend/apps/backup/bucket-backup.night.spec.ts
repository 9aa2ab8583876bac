/** @jest-environment-options {"bucket":true} */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { api, as } from '../../test/api';
import { yard } from '../../test/command';
import { freshDatabase } from '../../test/fresh-database';
import { databaseUrl } from '../../test/main-process';
import { make } from '../../test/make';
import { PNG } from '../../test/permissions/png';
import type { FileStore } from '@kit/server/files/file-store';

const NAME = /^backups\/yard-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/;
const store = () => api.provider<FileStore>('@kit/server/files/file-store', 'FileStore');
/** Within the prefix of this application's files; `test%3Atester` and `testing` open it. */
const placed = (name = '') => String(api.bucket?.url).replace('?', `/backups${name}?`);
const old = ['yard-2020-01-01T023000Z.tar.gz', 'yard-2020-01-02T023000Z.tar.gz', 'somebody.tar.gz'];
const KEEP_TWO = ['--daily', '2', '--weekly', '0', '--monthly', '0'];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yard-bucket-backup-'));
  await store().removeBelow('backups');
  for (const name of old) await store().put(`backups/${name}`, Buffer.from(name));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const here = () => ({
  DATABASE_URL: databaseUrl(),
  STORAGE_URL: String(api.bucket?.url),
  STORAGE_FOLDER: folder,
});
const backup = (to: string, ...words: string[]) => yard(['backup', '--to', to, ...words], here());
const verify = (name: string) => yard(['backup:verify', placed(`/${name}`)], { STORAGE_URL: folder });

const leftHere = async () => (await readdir(folder)).filter((name) => name.startsWith('backup-'));

async function bytesOf(name: string): Promise<Buffer> {
  const found = await store().read(name);
  if (!found) throw new Error(`${name} is not there`);
  return buffer(found.body);
}

async function kept(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store().list('backups')) names.push(name);
  return names.sort();
}

it('keeps a backup there, verifies it, thins out the others, and brings it back', async () => {
  const { body } = await as(await make.user()).upload('/api/media', PNG, 'plan.png');
  const metrics = join(folder, 'textfile/yard.prom');

  const made = await backup(placed(), ...KEEP_TWO, '--metrics', metrics);

  expect([made.code, made.output]).toEqual([0, expect.stringContaining(`Removed: ${old[0]}.`)]);
  expect(made.output).not.toContain('testing');
  const names = await kept();
  const [name = ''] = names.filter((one) => NAME.test(one)).reverse();
  expect(names).toEqual([`backups/${old[2]}`, `backups/${old[1]}`, name].sort());
  expect(await readFile(metrics, 'utf8')).toMatch(/^yard_backup_last_size_bytes [1-9]\d*$/m);
  expect(await leftHere()).toEqual([]);

  const file = name.replace('backups/', '');
  const whole = await verify(file);
  expect([whole.code, whole.output]).toEqual([0, expect.stringMatching(/ is whole: the database of 20/)]);
  const { url, drop } = await freshDatabase(api, folder);
  const fresh = { DATABASE_URL: url, STORAGE_URL: join(folder, 'files') };
  const back = await yard(['restore', placed(`/${file}`)], fresh);
  expect([back.code, back.output]).toEqual([0, expect.stringContaining('The ledger agrees')]);
  const picture = await bytesOf(String(body.url).slice(1));
  expect((await readFile(join(fresh.STORAGE_URL, String(body.url)))).equals(picture)).toBe(true);
  await drop();
});

it('says what is wrong with a backup that is torn, or not there', async () => {
  await backup(placed());
  const [name = ''] = (await kept()).filter((one) => NAME.test(one)).reverse();
  const bytes = await bytesOf(name);
  await store().put(name, bytes.subarray(0, bytes.length - 200));

  const torn = await verify(name.replace('backups/', ''));
  const none = await verify('yard-2021-01-01T000000Z.tar.gz');

  expect([torn.code, torn.output]).toEqual([1, expect.stringMatching(/cannot be unpacked|is damaged/)]);
  expect([none.code, none.output]).toEqual([
    1,
    expect.stringMatching(
      /backups\/yard-2021-01-01T000000Z\.tar\.gz at http:\/\/127\.0\.0\.1:\d+ is not there/,
    ),
  ]);
});

it.each<[string, () => string, RegExp]>([
  [
    'a wrong secret',
    () => placed().replace(':testing@', ':wrong@'),
    /The bucket yard at http.*(Signature|403|Unknown)/,
  ],
  [
    'another bucket',
    () => placed().replace('/yard/', '/nowhere/'),
    /The bucket nowhere at http.*(NoSuchBucket|NotFound|404)/,
  ],
  ['an address without a key', () => 's3://127.0.0.1/yard', /it names no key and secret/],
  [
    'one that nobody answers',
    () => 's3://k:testing@127.0.0.1:1/yard?tls=0',
    /The bucket yard at http.*ECONNREFUSED/,
  ],
])('removes nothing for %s, names it, and tells no secret', async (_what, to, message) => {
  const before = await kept();

  const { code, output } = await backup(to(), '--daily', '0', '--weekly', '0', '--monthly', '0');

  expect([code, output]).toEqual([1, expect.stringMatching(message)]);
  expect(output).not.toMatch(/testing|wrong/);
  expect(await kept()).toEqual(before);
  expect(await leftHere()).toEqual([]);
});

it('takes a bucket only for many', async () => {
  const { code, output } = await yard(['backup', placed('/one.tar.gz')], here());

  expect([code, output]).toEqual([1, expect.stringContaining('a bucket takes backups by --to s3://…')]);
});
