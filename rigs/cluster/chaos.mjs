// One fault after the other, under load: who is without an answer for how long, and what is wrong at the end.
import { setTimeout as pause } from 'node:timers/promises';
import { call, signIn } from '../crash/browser.mjs';
import { signedIn } from '../load/people.mjs';
import { rowsOf } from '../load/stores.mjs';
import { wrongInBooks } from './books.mjs';
import { faults } from './faults.mjs';
import { listening } from './listening.mjs';
import { people, READERS, WRITERS } from './people.mjs';
import { unexpected } from './watch.mjs';

/** Time for which a part is away, and time without a fault after it is back. */
const [AWAY_MS, WELL_MS] = [8_000, 4_000];
const BACK_MS = 60_000;
/** Time after which a replica has the data, so that it cannot be lost with its master. */
const COPIED_MS = 1_500;
const WIDTHS = [32, 10, 7, 24, 8, 8, 10, 10, 10];

/** @returns what is wrong, in words */
export async function chaos(cluster, { minutes, only, log }) {
  const { url, variables, nodes } = cluster;
  const writer = async () => {
    const [{ name }] = await rowsOf(variables.DATABASE_URL, 'SELECT @@wsrep_node_name AS name');
    return nodes.find((node) => node.name === name);
  };
  const owner = await onceUp(() => signedIn(url, 'owner'));
  const { body: user } = await owner.call('GET', '/api/user');
  const pages = await listening(url, owner, `private-messages.${user.id}`);
  const crowd = await people(url, cluster.prepared);
  const wrong = [];
  log(row(['fault', 'part', 'writes', 'refused', 'writes', 'reads', 'websocket', 'polling', 'no affin.']));
  const taken = () => ({ ...crowd.watched(), silence: pages.watched() });
  await pause(WELL_MS);
  log(row(['none', '', ...cells(taken())]));
  const list = faults(cluster, writer).filter(({ name }) => name.includes(only));
  const until = performance.now() + Number(minutes) * 60_000;
  for (let turn = 0; turn < list.length || performance.now() < until; turn += 1) {
    const fault = list[turn % list.length];
    const { part, found } = await endured(fault, cluster);
    const seen = taken();
    log(row([fault.name, part, ...cells(seen)]));
    wrong.push(...found, ...wordsOf(fault, seen));
    if (turn >= list.length - 1 && performance.now() > until) break;
  }
  const since = performance.now();
  await pause(WELL_MS * 3);
  wrong.push(...deaf(pages.hearsSince(since)));
  await crowd.stop();
  pages.close();
  log(`${crowd.facts.length} writes were acknowledged. The books …`);
  return [...wrong, ...(await wrongInBooks(cluster, crowd.facts))];
}

/** All parts are there; that they have found each other may take a moment more. */
async function onceUp(ask) {
  for (const until = performance.now() + BACK_MS; ; await pause(500)) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

async function endured(fault, cluster) {
  const ended = fault.redis ? await endedSession(cluster.url) : null;
  const { part, mend } = await fault.strike();
  await pause(AWAY_MS);
  await mend();
  const missing = await stillAway(cluster);
  await pause(WELL_MS);
  const found = missing.map((name) => `${fault.name}: ${name} is not back in ${BACK_MS / 1000} s`);
  if (ended && (await statusOf(cluster.url, ended)) !== 401)
    found.push(`${fault.name}: a logout was forgotten`);
  return { part, found };
}

async function stillAway({ nodes, cache, serving, worker }) {
  const all = [...nodes, ...cache.stores, ...cache.sentinels, ...serving, worker];
  let away = all;
  for (
    const until = performance.now() + BACK_MS;
    performance.now() < until && away.length > 0;
    await pause(200)
  ) {
    const are = await Promise.all(away.map((one) => one.isUp().catch(() => false)));
    away = away.filter((_, index) => !are[index]);
  }
  return away.map(({ name }) => name);
}

async function endedSession(url) {
  const cookies = await signIn(url, 'admin@example.com');
  const ended = new Map(cookies);
  await call(url, cookies, 'POST', '/logout');
  await pause(COPIED_MS);
  return ended;
}

const statusOf = async (url, cookies) => (await call(url, new Map(cookies), 'GET', '/api/user')).status;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

function cells({ writes, reads, silence }) {
  const refused = Object.entries({ ...writes.refused }).map(
    ([word, count]) => `${word.replace(' with Retry-After', '')} ×${count}`,
  );
  const read = Object.values(reads.refused).reduce((sum, count) => sum + count, 0);
  return [
    writes.done,
    [...refused, ...(read > 0 ? [`reads ×${read}`] : [])].join(', ') || '–',
    seconds(writes.longestMs),
    seconds(reads.longestMs),
    ...Object.values(silence).map(seconds),
  ];
}

const row = (texts) => texts.map((text, index) => String(text).padEnd(WIDTHS[index])).join(' ');

const wordsOf = ({ name }, { writes, reads }) =>
  [
    ...unexpected(writes.refused, { fault: name, people: WRITERS }),
    ...unexpected(reads.refused, { fault: name, people: READERS }),
  ].map((word) => `${name}: answered ${word}`);

/** One that polls without affinity may be: nothing else is promised of it. */
const deaf = (hears) =>
  Object.entries(hears)
    .filter(([name, isHearing]) => !isHearing && !name.includes('no affinity'))
    .map(([name]) => `${name}: a page does not hear any more`);
