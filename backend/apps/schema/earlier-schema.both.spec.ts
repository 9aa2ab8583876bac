import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import type { DataSource } from 'typeorm';
import { api } from '../../test/api';
import { freshDatabase } from '../../test/fresh-database';

const WAY_OUT =
  'Run "npm run yard -- migrate" with the last commit before 0.1.0, then again with this version: ' +
  'docs/operations.md, "A database from before 0.1.0".';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yard-earlier-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const migrate = (url: string) => api.yard(['migrate'], { DATABASE_URL: url, STORAGE_URL: folder });

describe('a database that has run the first migration of before 0.1.0', () => {
  const refusal =
    'The database is of an earlier version: it has run 1 of its 88 migrations, up to ' +
    `CreateUsersAndSessions20261120000100. Nothing was changed. ${WAY_OUT}`;
  let file = '';
  beforeEach(() => {
    file = join(folder, 'yard.sqlite');
    const sql = readFileSync(join(__dirname, '../../test/earlier-schema.sql'), 'utf8');
    inFile((database) => database.exec(sql));
  });

  function inFile<T>(work: (database: Sqlite.Database) => T): T {
    const database = new Sqlite(file);
    const done = work(database);
    database.close();
    return done;
  }

  const contents = () =>
    inFile((database) => [
      database.prepare('SELECT name, sql FROM sqlite_master ORDER BY name').all(),
      database.prepare('SELECT name FROM yard_migrations').all(),
      database.prepare('SELECT name FROM users').all(),
    ]);

  it('is refused with the way out, and stays as it was', async () => {
    const before = contents();

    expect(await migrate(`sqlite:${file}`)).toEqual({ code: 1, output: `${refusal}\n` });

    expect(contents()).toEqual(before);
  });

  it('keeps a server from starting on it', async () => {
    type Ready = (environment: object, clock: object) => Promise<DataSource>;
    const readyDatabase = api.exported<Ready>('apps/server/ready-database', 'readyDatabase');
    const environment = { ...api.environment, databaseUrl: `sqlite:${file}`, embedded: true };

    await expect(readyDatabase(environment, api.clock)).rejects.toThrow(refusal);
  });
});

describe('a database that has run all migrations of before 0.1.0', () => {
  let names: readonly string[] = [];
  let baseline: string[] = [];
  const LATEST = 'DropLockVersionFromRentalRequests20261211000700';
  beforeAll(() => {
    names = api.exported('apps/schema/bring-up', 'BEFORE_0_1_0');
    baseline = api
      .exported<{ name: string }[]>('apps/schema/migrations', 'baseline')
      .map((migration) => migration.name);
  });

  /** @param left  the migrations of before that have not run */
  async function fromBefore(left: number, work: (url: string, database: DataSource) => Promise<void>) {
    const { url, drop } = await freshDatabase(api, folder);
    const openDatabase = api.exported<(url: string) => Promise<DataSource>>(
      'apps/schema/open-database',
      'openDatabase',
    );
    expect((await migrate(url)).code).toBe(0);
    const database = await openDatabase(url);
    try {
      for (const name of [...baseline, LATEST])
        await database.query('DELETE FROM yard_migrations WHERE name = ?', [name]);
      await database.query('ALTER TABLE rental_requests ADD COLUMN lock_version integer NOT NULL DEFAULT 0');
      for (const name of names.slice(0, names.length - left))
        await database.query('INSERT INTO yard_migrations (timestamp, name) VALUES (?, ?)', [
          Number(name.slice(-13)),
          name,
        ]);
      await work(url, database);
    } finally {
      await database.destroy();
      await drop();
    }
  }

  const noted = async (database: DataSource) =>
    (await database.query<{ name: string }[]>('SELECT name FROM yard_migrations ORDER BY id')).map(
      (row) => row.name,
    );

  /** Without those that came after the baseline. */
  const notedUpTo = async (database: DataSource) =>
    (await noted(database)).filter((name) => [...names, ...baseline].includes(name)).sort();

  it('is taken over: the baseline counts as run, and what it holds stays', async () => {
    await fromBefore(0, async (url, database) => {
      await database.query("UPDATE deposit_policies SET name = 'Ours'");

      const output = [...baseline, LATEST].map((name) => `migrated ${name}\n`).join('');
      expect(await migrate(url)).toEqual({ code: 0, output });

      expect(await notedUpTo(database)).toEqual([...baseline].sort());
      expect(await database.query('SELECT name FROM deposit_policies')).toEqual([{ name: 'Ours' }]);
      expect(await migrate(url)).toEqual({ code: 0, output: 'nothing to migrate\n' });
    });
  });

  it('is taken over by whoever comes after one that was killed meanwhile', async () => {
    await fromBefore(0, async (url, database) => {
      for (const name of baseline.slice(0, 3))
        await database.query('INSERT INTO yard_migrations (timestamp, name) VALUES (?, ?)', [1, name]);

      expect((await migrate(url)).code).toBe(0);

      expect(await notedUpTo(database)).toEqual([...baseline].sort());
    });
  });

  it('is taken over from the commits before the last four, which no release had', async () => {
    await fromBefore(4, async (url, database) => {
      const isMysql = database.options.type === 'mysql';
      await database.query('ALTER TABLE handovers DROP COLUMN readings');
      await database.query('ALTER TABLE machines DROP COLUMN taken_off_reason');
      await database.query('ALTER TABLE proposed_refunds DROP COLUMN cancels');
      if (isMysql) await database.query('ALTER TABLE handovers ADD COLUMN readings text NULL');

      expect((await migrate(url)).code).toBe(0);

      expect(await notedUpTo(database)).toEqual([...baseline].sort());
      for (const column of ['handovers.readings', 'machines.taken_off_reason', 'proposed_refunds.cancels']) {
        const [table, name] = column.split('.');
        expect(await database.query(`SELECT ${name} FROM ${table}`)).toEqual([]);
      }
      await expect(database.query('SELECT lock_version FROM rental_requests')).rejects.toThrow(
        /lock_version/,
      );
    });
  });

  it('is refused where one that a release had has not run', async () => {
    await fromBefore(5, async (url, database) => {
      const before = await noted(database);

      expect(await migrate(url)).toEqual({
        code: 1,
        output: expect.stringContaining(`it has run 83 of its 88 migrations, up to ${names.at(-6)}. `),
      });

      expect(await noted(database)).toEqual(before);
    });
  });
});
