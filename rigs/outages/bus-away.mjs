// A broadcaster that refuses while sessions go on: one Redis holds both, and takes away the right to publish from the
// application's user. What is written meanwhile must be answered as written.
//
//   DATABASE_URL=… REDIS_URL=redis://… node rigs/outages/bus-away.mjs
//
// Prints one JSON: what was answered before, meanwhile and after, how much of each was heard, and what was lost.
import { Redis } from 'ioredis';
import { randomBytes, randomInt } from 'node:crypto';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../crash/process.mjs';
import { person } from './person.mjs';

const HANG_MS = 10_000;
const WRITES = 20;

const storage = mkdtempSync(join(tmpdir(), 'yard-bus-'));
const redis = new Redis(process.env.REDIS_URL);
const listener = new Redis(process.env.REDIS_URL);
const user = `yard_${randomBytes(5).toString('hex')}`;
const address = new URL(process.env.REDIS_URL);
Object.assign(address, { username: user, password: user });
await redis.acl('SETUSER', user, 'on', `>${user}`, '~*', '&*', '+@all');

const heard = [];
listener.on('pmessage', (_pattern, _channel, text) => heard.push(JSON.parse(text)));
// ioredis 5 loses a subscription that is asked for while it sets up a connection.
if (listener.status !== 'ready') await once(listener, 'ready');
await listener.psubscribe('wire:*');
const life = await startProcess(
  { REDIS_URL: address.toString(), STORAGE_URL: storage },
  new Date().toISOString(),
);
try {
  // Other processes at this Redis have people too.
  const id = randomInt(1_000_000, 2_000_000_000);
  const renter = await person(life, HANG_MS, { id });
  const story = { before: await writes(renter, id) };
  await redis.acl('SETUSER', user, '-publish');
  story.meanwhile = await writes(renter, id);
  story.ready = await renter.asks('/health/ready');
  await redis.acl('SETUSER', user, '+publish');
  story.after = await writes(renter, id);
  const kept = new Set((await life.ask('query', 'SELECT line1 FROM addresses')).map(({ line1 }) => line1));
  story.lost = renter.acknowledged.filter((line) => !kept.has(line));
  console.log(JSON.stringify(story));
} finally {
  await life.end();
  await redis.acl('DELUSER', user);
  redis.disconnect();
  listener.disconnect();
  rmSync(storage, { recursive: true, force: true });
}
process.exit(0);

/** @returns the answers, and how many of these writes the person's channel carried */
async function writes(renter, id) {
  heard.length = 0;
  const answers = new Set();
  for (let n = 0; n < WRITES; n += 1) answers.add(await renter.writes());
  await everythingHeard();
  const mine = heard.filter(
    ({ channel, event }) => channel === `private-addresses.${id}` && event === 'saved',
  );
  return { answers: [...answers], heard: mine.length };
}

/**
 * Redis hands on in order: once this is here, whatever was published before it is too. The process publishes at the end
 * of the loop's turn that answered; what it is asked next it reads in a later one.
 */
async function everythingHeard() {
  await life.ask('query', 'SELECT 1');
  const mark = randomBytes(5).toString('hex');
  const messages = on(listener, 'pmessage', { signal: AbortSignal.timeout(HANG_MS) });
  await redis.publish('wire:broadcasts', JSON.stringify({ kind: 'mark', mark }));
  for await (const [, , text] of messages) if (JSON.parse(text).mark === mark) return;
}
