import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { api } from '../../test/api';
import { program } from '../../test/program';

const VICTIM = join(process.cwd(), 'rigs/outages/migrate-victim.cjs');
const MIGRATE = ['backend/dist/apps/cli/cli.js', 'migrate'];
const ROLLBACK = ['backend/dist/apps/cli/cli.js', 'migrate:rollback'];

let folder = '';
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yard-migrate-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('goes on where a killed migration was, and ends with the same schema', async () => {
  const database = await emptyDatabase();
  // On MySQL each life gets further; on SQLite nothing has happened until all has.
  const deaths = api.dialect === 'mysql' ? Array<number>(40).fill(31) : [60, 110];
  let lives = 0;
  for (const [index, at] of deaths.entries()) {
    const { code } = await run([VICTIM, String(at), index % 2 === 0 ? 'before' : 'after'], database.url);
    lives += 1;
    if (code === 0) break;
  }

  const last = await run(MIGRATE, database.url);

  expect({ code: last.code, lives }).toEqual({ code: 0, lives: expect.any(Number) });
  expect(lives).toBeGreaterThan(1);
  expect(await schemaOf(database)).toEqual(await schemaOf(here()));
  await database.drop();
});

it('lets one of two wait for the other', async () => {
  const database = await emptyDatabase();

  const both = await Promise.all([run(MIGRATE, database.url), run(MIGRATE, database.url)]);

  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ output }) => output.startsWith('nothing to migrate'))).toHaveLength(1);
  await database.drop();
});

it('says that there is nothing to roll back', async () => {
  const database = await emptyDatabase();

  const { code, output } = await run(ROLLBACK, database.url);

  expect({ code, output }).toEqual({ code: 0, output: 'nothing to roll back\n' });
  await database.drop();
});

type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

interface Database {
  url: string;
  name: string;
  ask: Ask;
  drop(): Promise<unknown>;
}

async function emptyDatabase(): Promise<Database> {
  count += 1;
  if (api.dialect === 'sqlite') {
    const name = join(folder, `${count}.sqlite`);
    const ask: Ask = (sql) => {
      const other = new Sqlite(name);
      const answer = other.prepare(sql).all() as Record<string, unknown>[];
      other.close();
      return Promise.resolve(answer);
    };
    return { url: `sqlite:${name}`, name, ask, drop: () => Promise.resolve() };
  }
  const name = `yard_migrate_${process.pid}_${count}`;
  await api.dataSource.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { url: url.toString(), name, ask, drop: () => api.dataSource.query(`DROP DATABASE ${name}`) };
}

const ask: Ask = (sql) => api.dataSource.query(sql);
const here = (): Pick<Database, 'name' | 'ask'> => ({ name: '', ask });

/** Each table's own words, apart from the counters and from what the tests keep for themselves. */
async function schemaOf({ name, ask }: Pick<Database, 'name' | 'ask'>): Promise<Record<string, unknown>> {
  if (api.dialect === 'sqlite') {
    const rows = await ask(
      "SELECT name, sql FROM main.sqlite_master WHERE name NOT LIKE 'sqlite%' AND name NOT LIKE '%_seeded'",
    );
    return Object.fromEntries(rows.map((row) => [row.name, row.sql]));
  }
  const place = name === '' ? '' : `\`${name}\`.`;
  const tables = await ask(
    `SHOW FULL TABLES ${name === '' ? '' : `FROM \`${name}\``} WHERE Table_type = 'BASE TABLE'`,
  );
  const schema: Record<string, unknown> = {};
  for (const table of tables.map((row) => String(Object.values(row)[0]))) {
    if (table.endsWith('_seeded')) continue;
    const [row] = await ask(`SHOW CREATE TABLE ${place}\`${table}\``);
    schema[table] = String(row?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, '');
  }
  return schema;
}

function run(args: string[], databaseUrl: string) {
  return program(args, { ...process.env, DATABASE_URL: databaseUrl, DEMO: 'false', STORAGE_URL: folder });
}
