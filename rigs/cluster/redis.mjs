// A Redis, two replicas, and three Sentinels that know who is the master.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../../tools/test/services.mjs';
import { server } from './server.mjs';

export const NEEDS = [{ package: 'redis-server', program: 'redis-server' }];
/** A master that is cut off from its replicas takes no writes after so many seconds: they would be lost. */
const GUARD = ['--min-replicas-to-write', 1, '--min-replicas-max-lag', 2];
const NAME = 'yard';
const QUORUM = 2;
const KNOWN_MS = 30_000;

/** @returns `url`; `stores` and `sentinels`, servers; `master()`, which of the stores it is */
export async function redis(hosts, folder) {
  mkdirSync(folder, { recursive: true });
  const stores = [];
  for (const [index, host] of hosts.entries()) {
    stores.push(storeOn(host, { name: `redis${index + 1}`, port: await freePort(), folder }));
  }
  const sentinels = [];
  for (const [index, host] of hosts.entries()) {
    sentinels.push(sentinelOn(host, { name: `sentinel${index + 1}`, port: await freePort(), folder }));
  }
  const [first, ...others] = stores;
  await first.start();
  for (const other of others) await other.start({ more: replicaOf(first) });
  for (const sentinel of sentinels) await sentinel.start({ more: [first] });
  for (const sentinel of sentinels) await knowsAll(sentinel);

  async function master() {
    for (const sentinel of sentinels) {
      const found = await asked(sentinel, 'get-master-addr-by-name').catch(() => null);
      if (found) return stores.find(({ address, port }) => address === found[0] && port === Number(found[1]));
    }
    return null;
  }
  const list = sentinels.map(({ address, port }) => `${address}:${port}`).join(',');
  return { url: `redis+sentinel://${list}/${NAME}`, stores, sentinels, master };
}

/** Said at a start: a former master that does not know it would be a second one for some seconds. */
export const replicaOf = ({ address, port }) => ['--replicaof', address, String(port)];

function storeOn(host, { name, port, folder }) {
  const own = [
    '--port',
    port,
    '--bind',
    host.address,
    '--protected-mode',
    'no',
    '--save',
    '',
    '--dir',
    folder,
  ];
  const one = server({
    name,
    log: join(folder, `${name}.log`),
    command: (more) => host.command('redis-server', [...own, ...more].map(String)),
    isUp: async () => (await queryRedis(host.address, port, (client) => client.ping())) === 'PONG',
  });
  return { ...one, host, address: host.address, port };
}

function sentinelOn(host, { name, port, folder }) {
  const file = join(folder, `${name}.conf`);
  const one = server({
    name,
    log: join(folder, `${name}.log`),
    command([first]) {
      // Started again, it goes by what it wrote there itself.
      if (first) writeFileSync(file, settings({ host, port, folder, first }));
      return host.command('redis-server', [file, '--sentinel']);
    },
    isUp: async () => (await queryRedis(host.address, port, (client) => client.ping())) === 'PONG',
  });
  return { ...one, host, address: host.address, port };
}

const settings = ({ host, port, folder, first }) => `port ${port}
bind ${host.address}
protected-mode no
dir ${folder}
sentinel monitor ${NAME} ${first.address} ${first.port} ${QUORUM}
sentinel down-after-milliseconds ${NAME} 1000
sentinel failover-timeout ${NAME} 5000
sentinel parallel-syncs ${NAME} 1
`;

/** A Sentinel that knows nobody else has nobody to choose, and nobody to agree with. */
async function knowsAll(sentinel) {
  const until = performance.now() + KNOWN_MS;
  for (;;) {
    const [replicas, others] = [await asked(sentinel, 'replicas'), await asked(sentinel, 'sentinels')];
    if (replicas.length === 2 && others.length === 2) return;
    if (performance.now() > until) throw new Error(`${sentinel.name} does not know the others`);
    await pause(200);
  }
}

const asked = (sentinel, what) =>
  queryRedis(sentinel.address, sentinel.port, (client) => client.call('SENTINEL', what, NAME));

/** Sends one query over a connection of its own. @throws without an answer within two seconds */
export async function queryRedis(host, port, query) {
  const client = new Redis({ host, port, lazyConnect: true, retryStrategy: null, connectTimeout: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const late = pause(2_000, null, { ref: false }).then(() => {
      throw new Error('no answer');
    });
    return await Promise.race([query(client), late]);
  } finally {
    client.disconnect();
  }
}
