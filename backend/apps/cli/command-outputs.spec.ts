import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, rows } from '../../test/api';
import { closed } from '../../test/ledger-scene';
import { databaseUrl } from '../../test/main-process';
import { insert, make } from '../../test/make';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'yard-outputs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const yard = async (words: string[], input = '') => {
  const { code, output } = await api.yard(words, { DATABASE_URL: databaseUrl(), STORAGE_URL: folder }, input);
  return [code, output];
};

it('says what is in the accounts, and that they agree with what happened', async () => {
  await closed({ damage: 60 });

  expect(await yard(['ledger:check'])).toEqual([
    0,
    'provider balance              $50.00\n' +
      'deposits held                  $0.00\n' +
      'owner payable                  $0.00\n' +
      'platform fees                 $50.00\n' +
      'The ledger agrees with what happened.\n',
  ]);
  await api.dataSource.query("DELETE FROM ledger_lines WHERE account = 'platform_fees'");
  const [code, output] = await yard(['ledger:check']);
  expect([
    code,
    String(output)
      .replace(/(payment[- ])\d+/gi, '$1N')
      .split('\n')
      .slice(3),
  ]).toEqual([
    1,
    [
      'platform fees                  $0.00',
      'Entry payment-N sums to $50.00, and does not balance.',
      'Payment N (rental): $500.00 moved, the ledger says $450.00.',
      'The ledger does not agree with what happened.',
      '',
    ],
  ]);
});

it('runs a batch, and says what a run would do', async () => {
  const name = 'close_completed_rental_requests';
  const run = async (...words: string[]) => {
    const [code, output] = await yard(['batch', name, ...words]);
    return [code, String(output).replace(/run \d+/, 'run N')];
  };

  expect(await run()).toEqual([0, `${name}, run N: finished; 0 done, 0 skipped, 0 failed\n`]);
  expect(await run('--dry-run')).toEqual([0, `${name}, run N: finished; 0 would be taken\n`]);
});

it('goes on with a run that a dead process left behind', async () => {
  const name = 'close_completed_rental_requests';
  const left = { claim: name, dry_run: false, total: 0, done: 0, failed: 0, fence: 1, status: 'interrupted' };
  const { id } = await insert('batch_runs', { name, ...left });

  expect(await yard(['batch', name])).toEqual([
    0,
    `${name}, run ${id}: finished; 0 done, 0 skipped, 0 failed\n`,
  ]);
});

it('says of the audit log, the index and the tables how they are', async () => {
  expect(await yard(['audit:check'])).toEqual([
    0,
    '0 events hold, 0 wait for their seal\nThe audit log is as it was written.\n',
  ]);
  const machine = await make.machine(await make.owner());
  await api.dataSource.query(`UPDATE machines SET model = 'Other' WHERE id = ${machine.id}`);
  expect(await yard(['search:index'])).toEqual([0, '1 machines were not found as they are; they are now\n']);
  expect(await yard(['migrate'])).toEqual([0, 'nothing to migrate\n']);
});

it('gives the admin flag by the address as it is typed, and takes it away', async () => {
  await make.user({ email: 'uma@example.com' });
  const isAdmin = async () => (await rows('users'))[0]?.['admin'];

  expect(await yard(['user:admin', 'UMA@example.com'])).toEqual([0, 'UMA@example.com is an admin\n']);
  expect(Boolean(await isAdmin())).toBe(true);
  expect(await yard(['user:admin', 'uma@example.com', '--revoke'])).toEqual([
    0,
    'uma@example.com is no admin\n',
  ]);
  expect(Boolean(await isAdmin())).toBe(false);
});

it('refuses an account that is there, and an import for who may list nothing', async () => {
  await make.user({ email: 'uma@example.com' });

  expect(
    await yard(['user:create', '--name', 'A', '--email', 'UMA@example.com'], 'a piped password'),
  ).toEqual([1, 'uma@example.com is taken\n']);
  expect(await yard(['import:machines', 'f', '--owner', 'uma@example.com'])).toEqual([
    1,
    'uma@example.com has no store access; an admin can approve it\n',
  ]);
});

it('makes an owner with a number of its own, as it is asked to', async () => {
  expect(
    await yard(['user:create', '--name', 'Olive', '--email', 'o@example.com', '--owner'], 'typed once\n'),
  ).toEqual([0, expect.stringMatching(/^user \d+ made\n$/)]);
  const [user] = await rows('users');
  expect([user?.['owner'], user?.['admin'], user?.['phone']].map(Boolean)).toEqual([true, false, false]);
  expect(user?.['search_text']).toContain('olive');
});

it('reads addresses, names what it refuses up to fifty, and makes none twice', async () => {
  await make.user({ email: 'uma@example.com' });
  const file = join(folder, 'addresses.csv');
  const good = '1 Main St,,Provo,UT,84601,40.2,-111.6';
  const bad = Array.from({ length: 52 }, () => ',,Provo,UT,84601,,');
  writeFileSync(file, ['line1,line2,city,state,postal_code,lat,lng', good, good, ...bad, ''].join('\n'));

  const [code, output] = await yard(['import:addresses', file, '--user', 'UMA@example.com']);

  const refused = Array.from({ length: 50 }, (_, index) => `line ${index + 4}: line1 is missing`);
  expect([
    code,
    String(output)
      .replace(/in \d+\.\d s/, 'in N s')
      .split('\n'),
  ]).toEqual([
    0,
    [...refused, '… and 2 more refused lines', '54 rows: 1 created, 1 unchanged, 52 refused, in N s', ''],
  ]);
});

it('names files without a row that are older than a day, and removes them when told so', async () => {
  mkdirSync(join(folder, 'media'), { recursive: true });
  const lost = join(folder, 'media', 'lost.png');
  writeFileSync(lost, 'x');
  utimesSync(lost, new Date(2020, 1), new Date(2020, 1));

  expect(await yard(['storage:sweep'])).toEqual([
    0,
    `media/lost.png\n${folder}: 1 files without a row; --write removes them\n`,
  ]);
  expect(await yard(['storage:sweep', '--write'])).toEqual([
    0,
    `media/lost.png\n${folder}: 1 files removed\n`,
  ]);
  expect(await yard(['storage:sweep'])).toEqual([
    0,
    `${folder}: 0 files without a row; --write removes them\n`,
  ]);
});

it('copies files, once, and with --thorough compares what is there', async () => {
  const from = join(folder, 'from');
  mkdirSync(join(from, 'media'), { recursive: true });
  writeFileSync(join(from, 'media', 'a.png'), 'picture');
  const to = join(folder, 'to');
  const copy = (...words: string[]) => api.yard(['storage:copy', from, ...words], { STORAGE_URL: to });
  const answer = (copied: number, there: number) => ({
    code: 0,
    output: `${to}: ${copied} files copied and compared, ${there} there already.\n`,
  });

  expect(await copy()).toEqual(answer(1, 0));
  expect(await copy()).toEqual(answer(0, 1));
  writeFileSync(join(to, 'media', 'a.png'), 'another');
  expect(await copy()).toEqual(answer(0, 1));
  expect(await copy('--thorough')).toEqual(answer(1, 0));
});
