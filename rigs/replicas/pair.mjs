// A MariaDB and its replica, which follows it by GTID from the first statement on.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { freePort, prepareDatabase } from '../../tools/test/services.mjs';
import { server } from '../cluster/server.mjs';

/** May read, and nothing else: what the product's guests need. */
export const READER = 'guests';
/** Clock tick of /proc/PID/stat, the same on every Linux that Node runs on. */
const TICK_MS = 10;

/** @returns `primary` and `replica`, both up and in step: servers with `port`, `ask(sql)`, `busyMs()` of processor */
export async function pair(folder) {
  const primary = await database(folder, { name: 'primary', id: 1 });
  const replica = await database(folder, { name: 'replica', id: 2, more: ['--read-only=1'] });
  await primary.start();
  await primary.ask(`CREATE USER copies@'%' IDENTIFIED BY 'copies'`);
  await primary.ask(`GRANT REPLICATION SLAVE ON *.* TO copies@'%'`);
  await primary.ask(`CREATE USER ${READER}@'%' IDENTIFIED BY '${READER}'`);
  await primary.ask('CREATE DATABASE yard CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  await primary.ask(`GRANT SELECT ON yard.* TO ${READER}@'%'`);
  await replica.start();
  await replica.ask(
    `CHANGE MASTER TO master_host='127.0.0.1', master_port=${primary.port}, master_user='copies',
      master_password='copies', master_connect_retry=1, master_use_gtid=slave_pos`,
  );
  await replica.ask('START SLAVE');
  return { primary, replica };
}

/** Waits until the replica has all writes of the primary. */
export async function inStep({ primary, replica }) {
  const [{ position }] = await primary.ask('SELECT @@gtid_binlog_pos AS position');
  const [{ waited }] = await replica.ask(`SELECT MASTER_GTID_WAIT('${position}', 60) AS waited`);
  if (waited !== 0) throw new Error('the replica does not follow');
}

async function database(scratch, { name, id, more = [] }) {
  const folder = join(scratch, name);
  const { binary, args } = prepareDatabase(folder);
  mkdirSync(join(folder, 'log'));
  const port = await freePort();
  const own = [
    `--port=${port}`,
    `--server-id=${id}`,
    `--log-bin=${join(folder, 'log/yard')}`,
    '--binlog-format=ROW',
    '--gtid-strict-mode=ON',
    '--innodb-flush-log-at-trx-commit=2',
    ...more,
  ];
  const ask = async (sql) => {
    const socketPath = join(folder, 'socket');
    const connection = await createConnection({ user: 'root', socketPath, connectTimeout: 1_000 });
    try {
      return (await connection.query(sql))[0];
    } finally {
      connection.destroy();
    }
  };
  const one = server({
    name,
    log: join(folder, 'output'),
    command: () => [binary, [...args.filter((arg) => arg !== '--skip-log-bin'), ...own]],
    isUp: async () => (await ask('SELECT 1')).length === 1,
  });
  const busyMs = () => {
    const [, , ...fields] = readFileSync(`/proc/${one.pid()}/stat`, 'utf8').split(/\) |\s/);
    return (Number(fields[10]) + Number(fields[11])) * TICK_MS;
  };
  return { ...one, port, ask, busyMs };
}

export const FAULTS = {
  none: { begin: async () => {}, end: async () => {} },
  'the replica killed': { begin: ({ replica }) => replica.kill(), end: ({ replica }) => replica.start() },
  'the replica held still': {
    begin: async ({ replica }) => replica.hold(),
    end: async ({ replica }) => replica.goOn(),
  },
  'replication stopped': {
    begin: ({ replica }) => replica.ask('STOP SLAVE'),
    end: ({ replica }) => replica.ask('START SLAVE'),
  },
  'the replica refuses its account': {
    begin: async ({ replica }) => {
      await replica.ask(`SET STATEMENT sql_log_bin = 0 FOR ALTER USER ${READER}@'%' ACCOUNT LOCK`);
      for (const { Id } of (await replica.ask('SHOW PROCESSLIST')).filter(({ User }) => User === READER))
        await replica.ask(`KILL ${Id}`);
      await pause(0);
    },
    end: ({ replica }) =>
      replica.ask(`SET STATEMENT sql_log_bin = 0 FOR ALTER USER ${READER}@'%' ACCOUNT UNLOCK`),
  },
};
