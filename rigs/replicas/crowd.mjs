// Guests who search all the time, and an owner who renames a machine and looks for it.
import { setTimeout as pause } from 'node:timers/promises';
import { signedIn } from '../load/people.mjs';

const GUESTS = 6;
const SEARCHES = [
  '/api/machines',
  '/api/machines?facets=1&search=excavator',
  '/api/machines?sort=daily_rate&direction=asc',
  '/api/machines?lat=30.27&lng=-97.72&radius=200&sort=distance&direction=asc',
  '/api/machines/suggestions?q=exc',
];
const REST_MS = 250;

/**
 * @param product  `url`, and `adminUrl` for what it tells of itself
 * @returns  `during(work)`: what the crowd saw until that was over
 */
export async function crowd({ url, adminUrl }) {
  const owner = await signedIn(url, 'owner');
  const { id } = (await owner.call('GET', '/api/user')).body;
  const { body } = await owner.call('GET', `/api/machines?user_id=${id}`);
  const [machine] = body.data;
  let names = 0;

  async function guest(seen, isOver) {
    for (let turn = 0; !isOver(); turn += 1) {
      const from = performance.now();
      const status = await fetch(url + SEARCHES[turn % SEARCHES.length])
        .then(async (answer) => (await answer.arrayBuffer(), answer.status))
        .catch(() => 'broken');
      seen.searches += 1;
      seen.longestMs = Math.max(seen.longestMs, performance.now() - from);
      if (status !== 200) seen.failures.push(status);
    }
  }

  /** Where guests read, it also measures when one sees the new name. */
  async function rename(seen, isOver) {
    while (!isOver()) {
      const subject = `Renamed ${(names += 1)}`;
      const written = await owner.call('PATCH', `/api/machines/${machine.id}`, { subject });
      const found = await owner.call('GET', `/api/machines?search=${encodeURIComponent(subject)}`);
      if (written.status !== 200 || found.body.data?.[0]?.subject !== subject)
        seen.failures.push(`own ${subject}`);
      seen.renamed += 1;
      await pause(REST_MS);
    }
  }

  async function watch(seen, isOver) {
    const from = performance.now();
    while (!isOver()) {
      const text = await (await fetch(`${adminUrl}/metrics`)).text();
      const value = (name) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
      seen.states.push({ ms: performance.now() - from, isUp: value('database_replica_up') === 1 });
      const lag = value('database_replica_lag_seconds');
      if (!Number.isNaN(lag)) seen.lagS = Math.max(seen.lagS, lag);
      await pause(REST_MS / 5);
    }
  }

  return {
    async during(work) {
      const seen = { searches: 0, renamed: 0, longestMs: 0, lagS: 0, failures: [], states: [] };
      let over = false;
      const isOver = () => over;
      const people = Array.from({ length: GUESTS }, () => guest(seen, isOver));
      const all = Promise.all([...people, rename(seen, isOver), watch(seen, isOver)]);
      await work().finally(() => (over = true));
      await all;
      return seen;
    },
  };
}
