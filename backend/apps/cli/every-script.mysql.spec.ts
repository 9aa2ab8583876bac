import { api } from '../../test/api';
import { databaseUrl } from '../../test/main-process';

/** A database as MariaDB makes one without anybody's configuration. */
async function ownDatabase(work: (url: string, name: string) => Promise<void>) {
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
  await ownDatabase(async (url, name) => {
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

it('says how far a replica is behind, and fails where the primary’s beat does not come', async () => {
  const doctor = async (url: string) => {
    const replica = { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_LAG_SECONDS: '2' };
    const { code, output } = await api.yard(['doctor'], { DATABASE_URL: databaseUrl(), ...replica });
    return { code, line: output.split('\n').find((line) => line.includes('replicas:')) };
  };
  const { host, pathname } = new URL(databaseUrl());
  expect((await doctor(databaseUrl())).line).toMatch(`ok    replicas: ${host}${pathname} 0.`);

  await ownDatabase(async (url, name) => {
    await api.dataSource.query(
      `CREATE TABLE ${name}.replica_beats AS SELECT id, beaten_at - INTERVAL 1 MINUTE AS beaten_at FROM replica_beats`,
    );
    const { code, line } = await doctor(url);
    expect([code, line]).toEqual([1, expect.stringMatching(/^fail {2}replicas: /)]);
  });
});
