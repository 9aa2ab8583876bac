// Faults of a cluster's parts, one after the other.
import { setTimeout as pause } from 'node:timers/promises';
import { replicaOf } from './redis.mjs';

const MASTER_MS = 30_000;

/**
 * @param cluster  what `startCluster` gave
 * @param writer   asks which node writes
 * @returns        faults in their order: `{ name, strike() }`, which strikes and gives `mend()`; `redis`, where sessions
 *                 may suffer
 */
export function faults({ nodes, cache, serving, worker, front, net }, writer) {
  const all = [net.here, ...net.hosts.map(({ address }) => address)];
  const othersOf = (one) => all.filter((address) => address !== one.address);
  const others = (one) => nodes.filter((node) => node !== one).map(({ address }) => address);
  const reader = async () => {
    const writing = await writer();
    return nodes.find((node) => node !== writing);
  };
  const ways = (what, find, { from = othersOf, again = (one) => one.start(), more = {} } = {}) => [
    struck(`${what} killed`, find, { strike: (one) => one.kill(), mend: again, ...more }),
    struck(`${what} held still`, find, { strike: (one) => one.hold(), mend: (one) => one.goOn(), ...more }),
    ...(net.here === '127.0.0.1'
      ? []
      : [
          struck(`${what} cut off`, find, {
            strike: (one) => one.host.cut({ from: from(one) }),
            mend: (one) => one.host.mend(),
            ...more,
          }),
        ]),
  ];
  const asReplica = async (one) => one.start({ more: replicaOf(await nextMaster(cache, one)) });
  return [
    ...ways('a reading node', reader),
    // The balancer still reaches it: what it says of itself must tell.
    ...ways('the writing node', writer, { from: others }),
    ...ways('the Redis master', () => cache.master(), { again: asReplica, more: { redis: true } }),
    struck('a Sentinel killed', () => cache.sentinels[1], { strike: (one) => one.kill(), mend: again }),
    ...ways('a serving process', () => serving[0]),
    ...ways('the worker', () => worker),
    struck('HAProxy reloaded', () => front, { strike: (one) => one.reload(), mend: () => {} }),
  ];
}

const again = (one) => one.start();

function struck(name, find, { strike, mend, ...more }) {
  return {
    name,
    ...more,
    async strike() {
      const one = await find();
      await strike(one);
      return { part: one.name, mend: () => mend(one) };
    },
  };
}

async function nextMaster(cache, former) {
  for (const until = performance.now() + MASTER_MS; performance.now() < until; await pause(200)) {
    const master = await cache.master();
    if (master && master !== former) return master;
  }
  throw new Error('no other master is chosen');
}
