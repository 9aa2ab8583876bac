// An open loop: so many requests a second, whether or not answered; a connection carries one at a time.
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Caller } from './load.mjs';

/** Later answers count as late: they are of no use to anybody. */
const PATIENCE_MS = 5_000;
const TICK_MS = 10;
/** Open files of this process and of the server are bounded: who finds no connection goes away. */
const CONNECTIONS = 4_000;
const LAST_MS = 15_000;

/** @returns counts: `sent`, `good`, `late`, `refused` (503), `bare` (503 without Retry-After), `silent`, `others` */
export async function offer(next, { port, perSecond, seconds }) {
  const { counts, answered, refusedWithin } = tally();
  const free = [];
  const running = new Set();
  let open = 0;

  const send = async (given) => {
    const since = performance.now();
    const bytes = next();
    let caller = given ?? (await Caller.connected(port));
    const { status, head } = await caller.send(bytes).catch(async (error) => {
      if (!given) throw error;
      // A kept connection may be ended just as it is used again: any client sends that once more, over a new one.
      caller = await Caller.connected(port);
      return caller.send(bytes);
    });
    const ms = performance.now() - since;
    free.push(caller);
    answered(status, head, ms);
  };
  const since = performance.now();
  while (performance.now() - since < seconds * 1000) {
    const due = ((performance.now() - since) / 1000) * perSecond;
    while (counts.sent + counts.turnedBack < due) {
      let caller = free.pop();
      // A client drops a connection that the server has closed as idle.
      for (; caller?.isClosed; caller = free.pop()) open -= 1;
      if (!caller && open >= CONNECTIONS) {
        counts.turnedBack += 1;
        continue;
      }
      if (!caller) open += 1;
      counts.sent += 1;
      const sent = send(caller)
        .catch(() => {
          open -= 1;
          counts.silent += 1;
        })
        .finally(() => running.delete(sent));
      running.add(sent);
    }
    await pause(TICK_MS);
  }
  await Promise.race([Promise.all(running), pause(LAST_MS, null, { ref: false })]);
  counts.silent += running.size;
  for (const caller of free) caller.close();
  return { ...counts, patienceMs: PATIENCE_MS, p50: refusedWithin(50), p99: refusedWithin(99) };
}

function tally() {
  const counts = { sent: 0, good: 0, late: 0, refused: 0, bare: 0, silent: 0, turnedBack: 0, others: {} };
  const histogram = createHistogram();
  const answered = (status, head, ms) => {
    if (status === 200) counts[ms <= PATIENCE_MS ? 'good' : 'late'] += 1;
    else if (status === 503) {
      counts.refused += 1;
      histogram.record(Math.max(1, Math.round(ms * 1e6)));
      if (!/retry-after: \d/i.test(head)) counts.bare += 1;
    } else counts.others[status] = (counts.others[status] ?? 0) + 1;
  };
  const refusedWithin = (share) => histogram.percentile(share) / 1e6;
  return { counts, answered, refusedWithin };
}
