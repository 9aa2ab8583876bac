import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '../../test/api';
import { databaseUrl } from '../../test/main-process';
import { make } from '../../test/make';

const NAME = /^yard-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/;
let folder = '';
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'yard-scheduled-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const backup = (...words: string[]) =>
  api.yard(['backup', '--to', folder, ...words], {
    DATABASE_URL: databaseUrl(),
    STORAGE_URL: join(api.storage, 'scheduled'),
  });
const verify = (name: string) => api.yard(['backup:verify', join(folder, name)], {});
const old = ['yard-2020-01-01T023000Z.tar.gz', 'yard-2020-01-02T023000Z.tar.gz', 'somebody.tar.gz'];

it('verifies the new one, removes what the rule does not keep, and tells who watches', async () => {
  await make.user();
  for (const name of old) await writeFile(join(folder, name), '');
  const metrics = join(folder, 'textfile/yard.prom');

  const { code, output } = await backup(
    '--daily',
    '2',
    '--weekly',
    '0',
    '--monthly',
    '0',
    '--metrics',
    metrics,
  );

  const [made = '', ...rest] = (await readdir(folder)).filter((name) => NAME.test(name)).reverse();
  expect([code, output.split('\n').slice(1)]).toEqual([
    0,
    [`It was read to its end. Removed: ${old[0]}.`, ''],
  ]);
  expect(rest).toEqual([old[1]]);
  expect(await readdir(folder)).toContain(old[2]);
  expect((await stat(join(folder, made))).mode & 0o777).toBe(0o600);
  const told = await readFile(metrics, 'utf8');
  // The exporter has an account of its own.
  expect((await stat(metrics)).mode & 0o777).toBe(0o644);
  expect(told.replace(/ [1-9]\d*(\.\d+)?\n/g, ' N\n').split('\n')).toEqual([
    '# HELP yard_backup_last_success_timestamp_seconds When a backup was made and verified.',
    '# TYPE yard_backup_last_success_timestamp_seconds gauge',
    'yard_backup_last_success_timestamp_seconds N',
    '# HELP yard_backup_last_size_bytes How large it is.',
    '# TYPE yard_backup_last_size_bytes gauge',
    'yard_backup_last_size_bytes N',
    '',
  ]);
  expect(Number(/timestamp_seconds (\d+)/.exec(told)?.[1])).toBeGreaterThan(1_600_000_000);
  expect(Number(/timestamp_seconds (\d+)/.exec(told)?.[1])).toBeLessThan(10_000_000_000);

  const whole = await verify(made);
  await truncate(join(folder, made), (await stat(join(folder, made))).size - 200);
  const torn = await verify(made);
  expect([whole.code, whole.output]).toEqual([0, expect.stringMatching(/ is whole: the database of 20/)]);
  expect([torn.code, torn.output]).toEqual([1, expect.stringMatching(/cannot be unpacked|is damaged/)]);
});

it('removes what one that was killed left', async () => {
  const left = join(folder, 'yard-2020-01-03T023000Z.tar.gz.AbC123');
  await mkdir(left);
  await writeFile(join(left, 'database'), 'a copy');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(left, 'database'), longAgo, longAgo);
  await utimes(left, longAgo, longAgo);

  expect((await backup()).code).toBe(0);

  expect(await readdir(folder)).toEqual([expect.stringMatching(NAME)]);
});

it('removes nothing where it fails, and says so by its exit code', async () => {
  for (const name of old) await writeFile(join(folder, name), '');

  const wrong = await backup('--daily', 'many');
  const away = await api.yard(['backup', '--to', folder, '--daily', '0', '--weekly', '0', '--monthly', '0'], {
    DATABASE_URL: 'mysql://nobody@127.0.0.1:1/none',
    STORAGE_URL: join(api.storage, 'scheduled'),
  });

  expect([wrong.code, wrong.output]).toEqual([
    1,
    expect.stringContaining('--daily is "many"; expected a whole number'),
  ]);
  expect(away.code).toBe(1);
  expect((await readdir(folder)).sort()).toEqual([...old].sort());
});
