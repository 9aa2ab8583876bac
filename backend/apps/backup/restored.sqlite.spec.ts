import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '../../test/api';
import { closed } from '../../test/ledger-scene';
import { databaseUrl } from '../../test/main-process';
import { make } from '../../test/make';

const BACK =
  /^The database of \d{4}-\d\d-\d\dT[\d:.]+Z and 2 files are back\.\nThe ledger agrees with what happened\.\n$/;

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let folder = '';
let file = '';
let here: Record<string, string>;
let fresh: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yard-restored-'));
  file = join(folder, 'yard.tar.gz');
  here = { DATABASE_URL: databaseUrl(), STORAGE_URL: join(folder, 'here') };
  fresh = {
    DATABASE_URL: `sqlite:${join(folder, 'new', 'fresh.sqlite')}`,
    STORAGE_URL: join(folder, 'fresh'),
  };
  for (const [at, name] of [
    ['media', 'a.png'],
    ['media', 'b.png'],
    ['other', 'secret.txt'],
  ] as const) {
    mkdirSync(join(folder, 'here', at), { recursive: true });
    writeFileSync(join(folder, 'here', at, name), name);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const yard = async (words: string[], place: Record<string, string>) => {
  const { code, output } = await api.yard(words, place);
  return [code, output];
};

it('brings back rows and files, into what is empty, or may be lost', async () => {
  await closed({ damage: 60 });
  const left = join(folder, 'fresh/restore-AbC123');
  mkdirSync(left, { recursive: true });
  utimesSync(left, LONG_AGO, LONG_AGO);

  expect(await yard(['backup', file], here)).toEqual([
    0,
    `${file}: the database and 2 files. Keep APP_KEY too, apart from it.\n`,
  ]);
  expect(await yard(['backup', file], here)).toEqual([1, `${file} is there already.\n`]);
  expect(await yard(['backup:verify', file], {})).toEqual([
    0,
    expect.stringMatching(/ is whole: the database of \d{4}-\d\d-\d\dT[\d:.]+Z\.\n$/),
  ]);
  expect(await yard(['restore', file], fresh)).toEqual([0, expect.stringMatching(BACK)]);
  expect(
    ['media/a.png', 'media/b.png'].map((name) => readFileSync(join(folder, 'fresh', name), 'utf8')),
  ).toEqual(['a.png', 'b.png']);
  expect([existsSync(join(folder, 'fresh', 'other')), existsSync(left)]).toEqual([false, false]);

  expect(await yard(['restore', file], fresh)).toEqual([
    1,
    'The database is not empty. With --overwrite what it holds is lost.\n',
  ]);
  expect(await yard(['restore', file, '--overwrite'], fresh)).toEqual([0, expect.stringMatching(BACK)]);
});

it('says that what was restored is of an older version, or that its ledger does not agree', async () => {
  await closed({ damage: 60 });
  await yard(['backup', file], here);
  await yard(['restore', file], fresh);

  await api.dataSource.query("DELETE FROM ledger_lines WHERE account = 'platform_fees'");
  await yard(['backup', `${file}.wrong`], here);
  const [code, output] = await yard(['restore', `${file}.wrong`, '--overwrite'], fresh);
  expect([
    code,
    String(output)
      .replace(/(payment[- ])\d+/gi, '$1N')
      .split('\n')
      .slice(1),
  ]).toEqual([
    1,
    [
      'Entry payment-N sums to $50.00, and does not balance.',
      'Payment N (rental): $500.00 moved, the ledger says $450.00.',
      'The ledger does not agree with what happened.',
      '',
    ],
  ]);
  expect(await yard(['migrate:rollback'], fresh)).toEqual([0, expect.stringMatching(/^rolled back \w+\n$/)]);
  await yard(['backup', `${file}.old`], fresh);
  const [, older] = await yard(['restore', `${file}.old`, '--overwrite'], fresh);
  expect(String(older).split('\n').slice(1)).toEqual([
    'It is of an older version. Run: npm run yard -- migrate',
    '',
  ]);
  expect(await yard(['migrate'], fresh)).toEqual([0, expect.stringMatching(/^migrated \w+\n$/)]);
});

it('refuses what is torn, and what is no backup, and changes nothing', async () => {
  await make.user();
  await yard(['backup', file], here);
  const other = join(folder, 'other.txt');
  writeFileSync(other, 'no archive');

  expect(await yard(['restore', other], fresh)).toEqual([
    1,
    'The backup cannot be unpacked: Error: incorrect header check\n',
  ]);
  truncateSync(file, statSync(file).size - 200);
  const [code, output] = await yard(['restore', file], fresh);
  expect([code, output]).toEqual([1, expect.stringMatching(/^The backup cannot be unpacked: Error: /)]);
  expect(existsSync(join(folder, 'new', 'fresh.sqlite'))).toBe(false);
});

it('reads no manifest of a newer version, or of something else', () => {
  const read = api.exported<(text: string) => unknown>('apps/backup/manifest', 'readManifest');
  const manifest = { format: 1, made_at: 'now', database: 'sqlite', sha256: 'x', migrations: [] as string[] };

  expect(read(JSON.stringify(manifest))).toEqual(manifest);
  for (const other of ['{', '{}', JSON.stringify({ ...manifest, format: 2 })])
    expect(() => read(other)).toThrow('The file is not a backup of this product.');
  const newer = {
    ...manifest,
    migrations: ['CreateUsersAndSessions20261120000100', 'CreateWings20991231000000'],
  };
  expect(() => read(JSON.stringify(newer))).toThrow(
    'The backup was made by a newer version, which has CreateWings20991231000000.',
  );
});

it('refuses a backup of another kind of database', async () => {
  await yard(['backup', file], here);

  expect(
    await yard(['restore', file], { ...fresh, DATABASE_URL: 'mysql://nobody@127.0.0.1:1/none' }),
  ).toEqual([1, 'The backup is of sqlite, and DATABASE_URL names another kind of database.\n']);
});
