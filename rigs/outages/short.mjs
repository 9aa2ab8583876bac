// A client's view while a store is out of reach, in each of the ways in which that happens, and the server's
// recovery after it. With the stores that are running, by way of backend/test/fault-proxy.mjs; the rig `outages` has the whole.
//
//   DATABASE_URL=mysql://… REDIS_URL=redis://… node rigs/outages/short.mjs
//
// Prints one JSON: by store and fault what was answered meanwhile, and what was lost.
import { startProcess } from '../crash/process.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byWayOf, faultProxy, targetOf } from '../../backend/test/fault-proxy.mjs';
import { person } from './person.mjs';

const FAULTS = ['refuse', 'reset', 'hole', 'half'];
/** Number of parallel readers, and of parallel writers. */
const PEOPLE = 20;
/** Longer than this is a hang. */
const HANG_MS = 10_000;

const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env;
const isMysql = databaseUrl.startsWith('mysql:');
const proxies = {
  ...(isMysql ? { database: await faultProxy(targetOf(databaseUrl)) } : {}),
  redis: await faultProxy(targetOf(redisUrl)),
};
const storage = mkdtempSync(join(tmpdir(), 'yard-outage-'));
const life = await startProcess(
  {
    DATABASE_URL: isMysql ? byWayOf(proxies.database, databaseUrl) : databaseUrl,
    REDIS_URL: byWayOf(proxies.redis, redisUrl),
    STORAGE_URL: storage,
  },
  new Date().toISOString(),
);
const story = {};
try {
  const renter = await person(life, HANG_MS);
  for (const [store, proxy] of Object.entries(proxies)) {
    for (const fault of FAULTS) story[`${store} ${fault}`] = await outage(renter, proxy, fault);
  }
  const kept = await life.ask('query', 'SELECT line1 FROM addresses');
  const lines = new Set(kept.map(({ line1 }) => line1));
  story.lost = renter.acknowledged.filter((line) => !lines.has(line));
  story.acknowledged = renter.acknowledged.length;
} finally {
  await life.end();
  await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
  rmSync(storage, { recursive: true, force: true });
}
console.log(JSON.stringify(story));
process.exit(0);

async function outage(renter, proxy, fault) {
  proxy.set(fault);
  const acts = Array.from({ length: PEOPLE }, () => [renter.reads(), renter.writes()]);
  const meanwhile = await Promise.all(acts.flat());
  const ready = await renter.asks('/health/ready');
  const live = await renter.asks('/health/live');
  proxy.set('pass');
  // A connection attempt from before may still block somebody for a moment.
  const isBack = (await renter.until('/health/ready', '200')) && (await renter.works('201'));
  return { meanwhile: [...new Set(meanwhile)], ready, live, isBack };
}
