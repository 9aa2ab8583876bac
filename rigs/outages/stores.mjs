// MariaDB and Redis killed, stopped and restarted under load: what a client sees, and what is lost.
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from '../crash/process.mjs';
import { person } from './person.mjs';
import { emptyDatabase, mariadb, redis } from './servers.mjs';

/** Time that a store is away, and time that people work before and after. */
const AWAY_MS = 8_000;
const WORK_MS = 2_000;
const PEOPLE = 16;
const HANG_MS = 10_000;

const ACTS = {
  'kill -9': { away: (store) => store.kill(), back: (store) => store.start() },
  'stop (SIGSTOP)': { away: (store) => store.pause(), back: (store) => store.goOn() },
  restart: { away: (store) => store.stop(), back: (store) => store.start() },
};

/**
 * @param log    takes a line of the table
 * @param place  scratch folder; `database`, `mysql` or `sqlite`
 * @returns whether all was as it should be
 */
export async function run({ log, scratch, database }) {
  const stores = {
    ...(database === 'mysql' ? { MariaDB: await mariadb(scratch) } : {}),
    Redis: await redis(scratch),
  };
  const life = await startProcess(await environmentOf(stores, scratch), new Date().toISOString());
  let isGood = true;
  try {
    // An account may write a thousand addresses an hour.
    const emails = Array.from({ length: PEOPLE }, (_, n) => `outages-${n}@example.com`);
    const people = await Promise.all(emails.map((email) => person(life, HANG_MS, { email })));
    for (const [name, store] of Object.entries(stores)) {
      for (const [act, how] of Object.entries(ACTS)) {
        const { line, isRight } = await outage({ life, people }, store, how);
        log(`${database.padEnd(7)} ${name.padEnd(8)} ${act.padEnd(15)} ${line}`);
        isGood &&= isRight;
      }
    }
  } finally {
    await life.end();
    await Promise.all(Object.values(stores).map((store) => store.kill()));
  }
  return isGood;
}

async function environmentOf({ MariaDB, Redis }, scratch) {
  const url = MariaDB ? await emptyDatabase(MariaDB.url) : `sqlite:${scratch}/outages.sqlite`;
  return { DATABASE_URL: url, REDIS_URL: Redis.url, STORAGE_URL: scratch };
}

async function outage({ life, people }, store, { away, back }) {
  const [one] = people;
  const seen = new Map();
  let isOver = false;
  let longestMs = 0;
  const works = async ({ writes, reads }) => {
    while (!isOver) {
      for (const act of [writes, reads]) {
        const begun = performance.now();
        const answer = await act();
        longestMs = Math.max(longestMs, performance.now() - begun);
        seen.set(answer, (seen.get(answer) ?? 0) + 1);
      }
    }
  };
  const all = people.map(works);
  await pause(WORK_MS);
  await away(store);
  await pause(AWAY_MS / 2);
  const [ready, live] = [await one.asks('/health/ready'), await one.asks('/health/live')];
  await pause(AWAY_MS / 2);
  await back(store);
  const since = performance.now();
  const isBack = (await one.until('/health/ready', '200')) && (await one.works('201'));
  const backMs = performance.now() - since;
  await pause(WORK_MS);
  isOver = true;
  await Promise.all(all);

  const kept = await life.ask('query', 'SELECT line1 FROM addresses');
  const lines = new Set(kept.map(({ line1 }) => line1));
  // Includes the outages before.
  const acknowledged = people.flatMap((someone) => someone.acknowledged);
  const lost = acknowledged.filter((line) => !lines.has(line)).length;
  const words = [...seen].map(([answer, count]) => `${answer} ×${count}`).join(', ');
  const line =
    `${words}; longest ${(longestMs / 1000).toFixed(1)} s; ready ${ready}, live ${live}; ` +
    `back ${(backMs / 1000).toFixed(1)} s after; ${acknowledged.length} acknowledged, ${lost} lost`;
  const fine = new Set(['200', '201', '503 with Retry-After']);
  const isRight =
    isBack &&
    lost === 0 &&
    ready === '503' &&
    live === '200' &&
    [...seen.keys()].every((answer) => fine.has(answer));
  return { line: isRight ? line : `${line}  FAILED`, isRight };
}
