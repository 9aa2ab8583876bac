import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';
import { api, as } from '../../test/api';
import { closed } from '../../test/ledger-scene';
import { make } from '../../test/make';
import { publish } from '../../test/remote-scene';
import { PNG } from '../../test/permissions/png';

/** Each command is a process. */

const run = promisify(execFile);
const CLI = join(__dirname, '../../dist/apps/cli/cli.js');

interface Place {
  DATABASE_URL: string;
  STORAGE_URL: string;
}

let scratch = '';
let fresh: Place;
let drop: () => Promise<unknown> = () => Promise.resolve();
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'yard-backup-'));
  fresh = { DATABASE_URL: await freshDatabase(), STORAGE_URL: join(scratch, 'storage') };
});
afterEach(async () => {
  await drop();
  await rm(scratch, { recursive: true, force: true });
});

it('brings back every row and file, while the server goes on, and the ledger agrees', async () => {
  await closed({ damage: 60 });
  const owner = as(await make.owner());
  await owner.upload('/api/media', PNG, 'machine.png');
  await publish('one that its team shipped');
  const file = join(scratch, 'yard.tar.gz');
  const before = await contents();

  const writing = Promise.all(
    Array.from({ length: 20 }, (_, index) => owner.post('/api/support_tickets', { message: `${index}` })),
  );
  const [code, output] = await yard(here(), 'backup', file);
  const statuses = (await writing).map(({ status }) => status);
  expect([code, output]).toEqual([0, expect.stringMatching(/the database and \d+ files/)]);
  expect(new Set(statuses)).toEqual(new Set([201]));

  const [restored, news] = await yard(fresh, 'restore', file);
  expect([restored, news]).toEqual([0, expect.stringMatching(/The ledger agrees with what happened/)]);
  const after = await contents(fresh);
  for (const [table, kept] of Object.entries(before)) {
    if (WRITTEN_MEANWHILE.includes(table)) continue;
    expect([table, after[table]]).toEqual([table, kept]);
  }
  expect(await filesOf(fresh.STORAGE_URL)).toEqual(await filesOf(api.storage));
  expect(JSON.stringify(await filesOf(fresh.STORAGE_URL))).not.toContain('secrets');
});

it('refuses what is not empty, unless it may be lost', async () => {
  const file = join(scratch, 'yard.tar.gz');
  await make.user({ name: 'Kept Kim' });
  expect((await yard(here(), 'backup', file))[0]).toBe(0);
  expect(await yard(here(), 'backup', file)).toEqual([1, expect.stringMatching(/is there already/)]);
  expect(await yard(fresh, 'restore', file)).toEqual([0, expect.stringMatching(/are back/)]);

  expect(await yard(fresh, 'restore', file)).toEqual([1, expect.stringMatching(/is not empty/)]);
  expect(await yard(fresh, 'restore', file, '--overwrite')).toEqual([0, expect.stringMatching(/are back/)]);
  expect((await contents(fresh))['users']).toEqual((await contents())['users']);
});

it('refuses a torn file, and one that is no backup, and changes nothing', async () => {
  const file = join(scratch, 'yard.tar.gz');
  await yard(here(), 'backup', file);
  const whole = await readFile(file);
  await truncate(file, whole.length - 200);
  expect(await yard(fresh, 'restore', file)).toEqual([1, expect.stringMatching(/cannot be unpacked/)]);
  await writeFile(file, 'no archive');
  expect(await yard(fresh, 'restore', file)).toEqual([1, expect.stringMatching(/cannot be unpacked/)]);
  expect(await yard(fresh, 'restore', join(scratch, 'none'))).toEqual([
    1,
    expect.stringMatching(/is not there/),
  ]);

  await writeFile(file, whole);
  expect((await yard(fresh, 'restore', file))[0]).toBe(0);
});

it('refuses to restore under a server that runs', async () => {
  const file = join(scratch, 'yard.tar.gz');
  await yard(here(), 'backup', file);
  if (api.dialect === 'mysql') {
    expect(await yard(here(), 'restore', file)).toEqual([1, expect.stringMatching(/is not empty/)]);
    return;
  }
  const [code, output] = await yard(here(), 'restore', file, '--overwrite');
  expect([code, output]).toEqual([1, expect.stringMatching(/stop the server first/)]);
  expect((await as(await make.user()).get('/api/user')).status).toBe(200);
});

const WRITTEN_MEANWHILE = ['support_tickets', 'notifications', 'mails', 'sessions', 'audit_events'];

function here(): Place {
  const { options } = api.dataSource as unknown as DataSource;
  const url = 'url' in options ? String(options.url) : `sqlite:${String(options.database)}`;
  return { DATABASE_URL: url, STORAGE_URL: api.storage };
}

async function freshDatabase(): Promise<string> {
  if (api.dialect === 'sqlite') return `sqlite:${join(scratch, 'fresh', 'yard.sqlite')}`;
  const name = `yard_restore_${randomBytes(5).toString('hex')}`;
  await api.dataSource.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  drop = () => api.dataSource.query(`DROP DATABASE ${name}`);
  const url = new URL(here().DATABASE_URL);
  url.pathname = `/${name}`;
  return url.toString();
}

function yard(place: Place, ...words: string[]): Promise<[number, string]> {
  const env = { PATH: process.env['PATH'], ...place };
  return run(process.execPath, [CLI, ...words], { env }).then(
    ({ stdout }) => [0, stdout],
    (error: { code: number; stdout: string; stderr: string }) => [error.code, error.stdout + error.stderr],
  );
}

/** Every row of every table, as text; a database that is not the server's is read by a process of its own. */
async function contents(place: Place = here()): Promise<Record<string, string>> {
  const { stdout } = await run(process.execPath, ['-e', READ_ALL, place.DATABASE_URL, TABLES[api.dialect]], {
    maxBuffer: 1e8,
    cwd: join(__dirname, '../..'),
  });
  const found = JSON.parse(stdout) as Record<string, string>;
  expect(Object.keys(found).length).toBeGreaterThan(30);
  return found;
}

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  mysql:
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY name',
};

const READ_ALL = `require('reflect-metadata');
  const { openDatabase } = require('./dist/apps/schema/open-database');
  openDatabase(process.argv[1]).then(async (source) => {
    const found = {};
    for (const { name } of await source.query(process.argv[2]))
      found[name] = (await source.query('SELECT * FROM ' + name)).map((row) => JSON.stringify(row)).sort().join();
    process.stdout.write(JSON.stringify(found));
    await source.destroy();
  });`;

async function filesOf(storage: string): Promise<Record<string, string>> {
  const folders = ['media', 'remotes'].map((name) => join(storage, name)).filter((path) => existsSync(path));
  const listed = folders.map((path) => readdir(path, { recursive: true, withFileTypes: true }));
  const entries = (await Promise.all(listed)).flat();
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files.some((path) => path.endsWith('remoteEntry.js.br'))).toBe(true);
  const found = await Promise.all(
    files.map(async (path) => [path.slice(storage.length), (await readFile(path)).toString('base64')]),
  );
  return Object.fromEntries(found.sort());
}
