// A MariaDB of its own is killed (SIGKILL) again and again while people write: messages, pictures, requests
// that are approved, cancelled and declined. After each kill everything that was acknowledged must be there, nothing
// half written, the tables whole, the ledger right, and the application must serve again in ten seconds by itself.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { damage } from '../crash/end-state.mjs';
import { populated } from '../crash/populated.mjs';
import { startProcess } from '../crash/process.mjs';
import { writers } from '../load/writers.mjs';
import { halves, lost, withoutFile } from '../load/written.mjs';
import { emptyDatabase, mariadb } from './servers.mjs';

const PEOPLE = 12;
/** Enough that nobody asks for days that an earlier kill left taken. */
const MACHINES = 100;
const FINE = ['written', '503 with Retry-After'];
/** Longest writing before a kill and longest absence of the database after it; each is drawn by chance. */
const WORK_MS = 2_500;
const AWAY_MS = 1_500;
const BACK_MS = 10_000;
const AGAIN_MS = 50;
const TOLD_EVERY = 10;
/** Then whatever is left open is old enough to be taken up, and this often it is. */
const LATER_MS = 3_600_000;
const SWEEPS = 10;
const OPEN = `SELECT id FROM payments WHERE status IN ('pending', 'processing')
  UNION ALL SELECT id FROM refunds WHERE status = 'pending'`;

/** @returns whether it went well each time */
export async function run({ log, scratch, kills }) {
  const folder = join(scratch, 'kills');
  mkdirSync(folder);
  const store = await mariadb(folder);
  process.env.DATABASE_URL = await emptyDatabase(store.url);
  const begun = new Date().toISOString();
  const life = await startProcess(environmentOf(folder), begun);
  const sums = { seen: new Map(), backMs: [] };
  const wrong = [];
  try {
    const crowd = await writers(life.url, await populated(life, { at: begun, machines: MACHINES }));
    for (let kill = 1; kill <= kills; kill += 1) {
      const found = await killed({ store, life, crowd, folder, sums });
      wrong.push(...found.map((words) => `kill ${kill}: ${words}`));
      if (kill % TOLD_EVERY === 0) log(`mysql   kill ${kill}: ${line(crowd, sums, wrong)}`);
    }
    log(`mysql   MariaDB  ${kills} × kill -9    ${line(crowd, sums, wrong)}`);
    const odd = [...sums.seen.keys()].filter((word) => !FINE.includes(word));
    wrong.push(...odd.map((word) => `answered ${word}`), ...(await atRest(life, begun)));
  } finally {
    await life.end();
    await store.kill();
  }
  for (const words of wrong) log(`FAILED  ${words}`);
  return wrong.length === 0;
}

const environmentOf = (folder) => ({
  REDIS_URL: '',
  STORAGE_URL: folder,
  PAYMENTS: 'simulator',
  DEMO: 'false',
});

async function killed({ store, life, crowd, folder, sums }) {
  let isOver = false;
  const works = async () => {
    while (!isOver) {
      const word = await wordOf(crowd.next());
      sums.seen.set(word, (sums.seen.get(word) ?? 0) + 1);
      if (word !== 'written') await pause(AGAIN_MS);
    }
  };
  const people = Array.from({ length: PEOPLE }, works);
  await pause(Math.random() * WORK_MS);
  await store.kill();
  await pause(Math.random() * AWAY_MS);
  await store.start();
  const backMs = await untilBack(life, crowd);
  isOver = true;
  await Promise.all(people);
  sums.backMs.push(backMs ?? Infinity);
  const rows = (sql) => life.ask('query', sql);
  return [
    ...(backMs === null ? ['not back in ten seconds'] : []),
    ...(await lost(rows, crowd.facts)),
    ...(await halves(rows)),
    ...(await withoutFile(rows, folder)),
    ...(await life.ask('ledger')),
    ...(await damage(life.ask)),
  ];
}

const wordOf = ({ run: act }) =>
  act().then(
    () => 'written',
    ({ word, message }) => word ?? message,
  );

/** Ready, and something new was written. @returns ms; null when it took too long */
async function untilBack(life, { facts }) {
  const [since, before] = [performance.now(), facts.length];
  while (performance.now() - since < BACK_MS) {
    const isReady = await fetch(`${life.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady && facts.length > before) return performance.now() - since;
    await pause(20);
  }
  return null;
}

/** Money that was on its way at a kill comes to rest, and the books agree. */
async function atRest(life, begun) {
  await life.ask('clock', new Date(Date.parse(begun) + LATER_MS).toISOString());
  let open = [];
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    await life.ask('sweep');
    open = await life.ask('query', OPEN);
    if (open.length === 0) break;
  }
  return [
    ...(open.length > 0 ? [`${open.length} movements of money are stuck`] : []),
    ...(await life.ask('ledger')),
  ];
}

function line({ facts }, { seen, backMs }, wrong) {
  const acknowledged = facts.filter(({ kind }) => kind !== 'leaving').length;
  const words = [...seen].map(([word, count]) => `${word} ×${count}`).join(', ');
  const longest = (Math.max(...backMs) / 1000).toFixed(1);
  return `${acknowledged} writes acknowledged; ${words}; back ${longest} s after at most; ${wrong.length} wrong`;
}
