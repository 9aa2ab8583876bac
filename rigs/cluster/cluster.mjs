// All of docs/cluster.md: three databases as one, Redis with Sentinels, a bucket, processes, HAProxy.
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '../../tools/build/ensure-built.mjs';
import { NODE_FLAGS } from '../../tools/node-flags.mjs';
import { freePort } from '../../tools/test/services.mjs';
import { bucket, NEEDS as BUCKET } from './bucket.mjs';
import { ACCOUNT, galera, NEEDS as GALERA } from './galera.mjs';
import { haproxy, NEEDS as HAPROXY } from './haproxy.mjs';
import { machines } from './machines.mjs';
import { redis, NEEDS as REDIS } from './redis.mjs';
import { server } from './server.mjs';

export const NEEDS = [...GALERA, ...REDIS, ...HAPROXY, ...BUCKET];
/** Number of databases, and of Redis servers with a Sentinel each. */
const STORES = 3;

/**
 * @param folder   where all of it lies
 * @param apis     how many processes serve
 * @param apart    whether each of the machines has a network of its own
 * @param severalWriters  whether the balancer gives all three databases, not one
 * @param prepare  `(variables) => …`, makes the database ready; what it gives is `prepared`
 * @param told     is given a line for each part that is up
 * @returns        the parts, the addresses, and `stop()`
 */
export async function startCluster({
  folder,
  apis: count,
  apart,
  severalWriters = false,
  prepare,
  told = () => {},
}) {
  chmodSync(folder, 0o755);
  const running = [];
  const stop = async () => {
    for (const end of running.reverse()) await end().catch((error) => told(String(error)));
  };
  const keep = (servers) => (running.push(() => Promise.all(servers.map((one) => one.kill()))), servers);
  try {
    const net = machines(2 * STORES + count + 1, { apart });
    const [bases, caches] = [net.hosts.slice(0, STORES), net.hosts.slice(STORES, 2 * STORES)];
    running.push(async () => net.remove());
    const place = await placeFor(net.hosts.slice(2 * STORES), net);
    const nodes = keep(await galera(bases, join(folder, 'galera'), { severalWriters }));
    told('MariaDB Galera: three nodes in step');
    const cache = await redis(caches, join(folder, 'redis'));
    keep([...cache.stores, ...cache.sentinels]);
    told('Redis: a master, two replicas, three Sentinels');
    const files = await bucket(folder, net.here);
    running.push(files.stop);
    told('S3: OpenStack Swift');
    const front = haproxy(folder, { ...place, nodes, severalWriters });
    keep([front]);
    await front.start();
    const variables = variablesOf({ folder, net, place, cache, files });
    const prepared = await prepare(variables);
    const serving = keep(
      place.apis.map((at, index) => processOf(`api${index + 1}`, 'api', { variables, at, folder })),
    );
    const [worker] = keep([processOf('worker', 'worker', { variables, at: place.worker, folder })]);
    await Promise.all([...serving, worker].map((one) => one.start()));
    told(`Yard: ${count} processes that serve, one that works`);
    return {
      url: variables.APP_URL,
      adminUrl: variables.ADMIN_URL,
      net,
      place,
      variables,
      prepared,
      nodes,
      cache,
      files,
      front,
      serving,
      worker,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function placeFor(hosts, { here }) {
  const processes = [];
  for (const host of hosts) {
    processes.push({ host, address: host.address, port: await freePort(), adminPort: await freePort() });
  }
  return {
    apis: processes.slice(0, -1),
    worker: processes.at(-1),
    publicPort: await freePort(),
    adminPort: await freePort(),
    databaseHost: here,
    databasePort: await freePort(),
    peerPort: await freePort(),
  };
}

function variablesOf({ folder, net, place, cache, files }) {
  const { publicPort, adminPort, databaseHost, databasePort } = place;
  const kept = join(folder, 'fetched');
  mkdirSync(kept, { recursive: true });
  return {
    DATABASE_URL: `mysql://${ACCOUNT.user}:${ACCOUNT.password}@${databaseHost}:${databasePort}/yard`,
    REDIS_URL: cache.url,
    STORAGE_URL: files.url,
    STORAGE_FOLDER: kept,
    APP_URL: `http://127.0.0.1:${publicPort}`,
    ADMIN_URL: `http://127.0.0.1:${adminPort}`,
    STATEFUL_DOMAINS: `127.0.0.1:${publicPort},127.0.0.1:${adminPort}`,
    TRUSTED_PROXIES: net.here,
    APP_KEY: 'a key for tests of 32 characters',
    PUSHER_APP_SECRET: 'a secret for tests of 32 letters',
    PAYMENTS: 'simulator',
    DEMO: 'false',
    LOG_LEVEL: 'warn',
  };
}

function processOf(name, role, { variables, at: { host, address, port, adminPort }, folder }) {
  const own = { ROLE: role, HOST: address, PORT: String(port), ADMIN_PORT: String(adminPort) };
  const one = server({
    name,
    log: join(folder, `${name}.log`),
    env: { ...process.env, ...variables, ...own },
    command: () =>
      host.command(process.execPath, [...NODE_FLAGS, join(workspace, 'backend/dist/apps/server/main.js')]),
    isUp: async () => (await fetch(`http://${address}:${port}/health/ready`)).ok,
  });
  return { ...one, host, address, port };
}

/** A command of the product's, in the cluster. @throws Error with what it said where it failed */
export async function yard(variables, ...words) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(workspace, 'backend/dist/apps/cli/cli.js'), ...words],
    { env: { ...process.env, ...variables } },
  );
  return stdout;
}
