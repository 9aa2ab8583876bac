// A Sentinel's master is killed while somebody works: the next one is found, and sessions stay or stay ended.
import { Redis } from 'ioredis';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { binaryOf, freePort } from '../../tools/test/services.mjs';
import { call, signIn } from '../crash/browser.mjs';
import { makeDatabase, startProduct } from './product-on-sqlite.mjs';
import { breakable } from './servers.mjs';

const NAME = 'yard';
const BACK_MS = 30_000;

/** @throws Error where something else is answered than it should be */
export async function run({ log, scratch }) {
  const folder = join(scratch, 'sentinel');
  mkdirSync(folder);
  const file = join(folder, 'yard.sqlite');
  await makeDatabase(file, folder);
  const { url, master, all } = await startRedis(folder);
  const product = await startProduct(file, folder, { REDIS_URL: url });
  try {
    const ended = await endedSession(product.url);
    await wanted('before', product.write('before'), 201);
    await master.kill();
    const since = performance.now();
    const words = await untilWritten(product, since);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    // Uses the cookies from before: nobody signed in again.
    await wanted('the session after', product.read(), 200);
    await wanted('the ended session after', statusOf(product.url, ended), 401);
    log(`Redis: its master is killed, another is found ${seconds} s later; meanwhile ${words}`);
  } finally {
    await product.stop();
    for (const server of all) await server.kill();
  }
}

async function startRedis(folder) {
  const [first, second, third] = [await freePort(), await freePort(), await freePort()];
  const start = (port, ...args) => {
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    return breakable(binaryOf('redis'), [...own, ...args], port, 'Redis');
  };
  const master = await start(first);
  const replica = await start(second, '--replicaof', '127.0.0.1', String(first));
  const settings = join(folder, 'sentinel.conf');
  writeFileSync(
    settings,
    [
      `port ${third}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor ${NAME} 127.0.0.1 ${first} 1`,
      `sentinel down-after-milliseconds ${NAME} 500`,
      `sentinel failover-timeout ${NAME} 3000`,
    ].join('\n'),
  );
  const sentinel = await breakable(binaryOf('redis'), [settings, '--sentinel'], third, 'Sentinel');
  await knowsReplica(third);
  return { url: `redis+sentinel://127.0.0.1:${third}/${NAME}`, master, all: [sentinel, replica] };
}

/** A Sentinel that knows nobody else has nobody to choose. */
async function knowsReplica(port) {
  const sentinel = new Redis({ port });
  const isLinked = async () => {
    const [fields = []] = await sentinel.call('SENTINEL', 'replicas', NAME);
    return fields[fields.indexOf('master-link-status') + 1] === 'ok';
  };
  for (const until = performance.now() + BACK_MS; !(await isLinked()); await pause(100))
    if (performance.now() > until) throw new Error('the Sentinel does not know the replica');
  sentinel.disconnect();
}

async function endedSession(url) {
  const cookies = await signIn(url, 'wendy@example.com');
  const { status } = await call(url, new Map(cookies), 'POST', '/logout');
  if (status !== 204) throw new Error(`logout answered ${status}`);
  await wanted('the ended session', statusOf(url, cookies), 401);
  return cookies;
}

const statusOf = async (url, cookies) => (await call(url, new Map(cookies), 'GET', '/api/user')).status;

/** @returns what was answered until something was written, in words */
async function untilWritten(product, since) {
  let refused = 0;
  for (;;) {
    const status = await product.write('after');
    if (status === 201) return `${refused} requests were answered 503`;
    if (status !== 503) throw new Error(`without a master ${status} is answered`);
    refused += 1;
    if (performance.now() - since > BACK_MS) throw new Error('no other master is found');
    await pause(50);
  }
}

async function wanted(what, answer, status) {
  const is = await answer;
  if (is !== status) throw new Error(`${what}: ${is} instead of ${status}`);
}
