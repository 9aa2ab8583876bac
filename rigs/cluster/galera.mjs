// Three MariaDB servers that are one database: Debian's galera-4.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../../tools/test/services.mjs';
import { server } from './server.mjs';

const PROVIDER = '/usr/lib/galera/libgalera_smm.so';
export const NEEDS = [
  { package: 'mariadb-server', program: 'mariadbd' },
  { package: 'galera-4', program: PROVIDER },
  { package: 'rsync', program: 'rsync' },
  { package: 'lsof', program: 'lsof' },
];
export const ACCOUNT = { user: 'yard', password: 'yard' };
/** A MariaDB that root starts becomes this account; else its state transfer fails. */
const SYSTEM_USER = 'mysql';

/**
 * @param severalWriters  whether each waits for what the others wrote before it reads
 * @returns the nodes, all of them in step: servers with `address`, `port`, `ask(sql)`
 */
export async function galera(hosts, folder, { severalWriters }) {
  const nodes = [];
  for (const [index, host] of hosts.entries()) {
    const ports = {
      sql: await freePort(),
      group: await freePort(),
      ist: await freePort(),
      sst: await freePort(),
    };
    nodes.push({ name: `node${index + 1}`, folder: join(folder, `node${index + 1}`), host, ports });
  }
  const group = `gcomm://${nodes.map(({ host, ports }) => `${host.address}:${ports.group}`).join(',')}`;
  const servers = nodes.map((node) => member({ ...node, causal: Number(severalWriters) }, group));
  const [first, ...others] = servers;
  await first.start({ more: ['--wsrep-new-cluster'] });
  await first.ask(`CREATE DATABASE yard CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await first.ask(`CREATE USER ${ACCOUNT.user}@'%' IDENTIFIED BY '${ACCOUNT.password}'`);
  await first.ask(`GRANT ALL ON yard.* TO ${ACCOUNT.user}@'%'`);
  await first.ask(`CREATE USER haproxy@'%'`);
  for (const other of others) await other.start();
  return servers;
}

function member({ name, folder, host, ports, causal }, group) {
  prepare(folder);
  const file = join(folder, 'my.cnf');
  writeFileSync(file, settings({ name, folder, host, ports, causal, group }));
  const socket = join(folder, 'socket');
  const ask = async (sql) => {
    const connection = await createConnection({ user: 'root', socketPath: socket, connectTimeout: 1_000 });
    try {
      return (await connection.query({ sql, timeout: 5_000 }))[0];
    } finally {
      connection.destroy();
    }
  };
  const status = async (of) => (await ask(`SHOW STATUS LIKE 'wsrep_${of}'`))[0]?.Value;
  const isUp = async () =>
    (await status('local_state_comment')) === 'Synced' && (await status('ready')) === 'ON';
  const one = server({
    name,
    isUp,
    log: join(folder, 'log'),
    command: (more) => host.command('/usr/sbin/mariadbd', [`--defaults-file=${file}`, ...more]),
  });
  return { ...one, host, address: host.address, port: ports.sql, ask, isUp, status };
}

/** Smallest possible settings: three servers share a machine with all of their clients. */
const settings = ({ name, folder, host, ports, causal, group }) => `[mysqld]
user=${process.getuid() === 0 ? SYSTEM_USER : process.env.USER}
datadir=${join(folder, 'data')}
socket=${join(folder, 'socket')}
pid-file=${join(folder, 'pid')}
bind-address=${host.address}
port=${ports.sql}
skip-name-resolve
max_connections=200
innodb_buffer_pool_size=64M
innodb_log_file_size=48M
innodb_flush_log_at_trx_commit=2
innodb_autoinc_lock_mode=2
binlog_format=ROW
default_storage_engine=InnoDB
wsrep_on=ON
wsrep_provider=${PROVIDER}
wsrep_cluster_name=yard
wsrep_cluster_address=${group}
wsrep_node_name=${name}
wsrep_node_address=${host.address}:${ports.group}
wsrep_provider_options="base_host=${host.address};base_port=${ports.group};gmcast.listen_addr=tcp://${host.address}:${ports.group};ist.recv_addr=${host.address}:${ports.ist};gcache.size=64M;evs.keepalive_period=PT0.3S;evs.inactive_check_period=PT0.3S;evs.suspect_timeout=PT2S;evs.inactive_timeout=PT4S;evs.install_timeout=PT4S"
wsrep_sst_method=rsync
wsrep_sst_receive_address=${host.address}:${ports.sst}
wsrep_sync_wait=${causal}
`;

function prepare(folder) {
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  chmodSync(folder, 0o755);
  const isRoot = process.getuid() === 0;
  if (isRoot) execFileSync('chown', ['-R', SYSTEM_USER, folder]);
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...(isRoot ? [`--user=${SYSTEM_USER}`] : []),
    ],
    { stdio: 'ignore' },
  );
}
