import { api } from '../../test/api';
import { databaseUrl } from '../../test/main-process';

/** A database as MariaDB makes one without anybody's configuration. */
async function latin1(work: (url: string, name: string) => Promise<void>) {
  const name = `latin1_${process.pid}`;
  await api.dataSource.query(`CREATE DATABASE ${name} CHARACTER SET latin1`);
  try {
    await work(databaseUrl().replace(/\/[^/]*$/, `/${name}`), name);
  } finally {
    await api.dataSource.query(`DROP DATABASE ${name}`);
  }
}

const narrow = (name: string) =>
  api.dataSource.query<{ tables: string }[]>(
    `SELECT COUNT(*) AS tables FROM information_schema.TABLES
      WHERE TABLE_SCHEMA = ? AND TABLE_COLLATION NOT LIKE 'utf8mb4%'`,
    [name],
  );

it('makes tables that hold every script in a database whose default is another', async () => {
  await latin1(async (url, name) => {
    const { code } = await api.yard(['migrate'], { DATABASE_URL: url });

    expect([code, Number((await narrow(name))[0]?.tables)]).toEqual([0, 0]);
    expect((await api.yard(['doctor'], { DATABASE_URL: url })).output).toContain(
      'ok    database: mysql, up to date',
    );
    await api.dataSource.query(`ALTER TABLE ${name}.messages CONVERT TO CHARACTER SET latin1`);
    const words =
      'messages (latin1) cannot hold every script: ALTER TABLE … CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci';
    expect((await api.yard(['doctor'], { DATABASE_URL: url })).output).toContain(`fail  database: ${words}`);
    const again = await api.yard(['migrate'], { DATABASE_URL: url });
    expect([again.code, again.output]).toEqual([1, expect.stringContaining(words)]);
  });
});
