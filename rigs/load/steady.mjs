// An open loop: so many acts a second begin, whatever became of those before.
import { setTimeout as pause } from 'node:timers/promises';

/** More at a time means that it does not keep up: the next one waits. */
const AT_ONCE = 100;
const LINES = 5;

/**
 * @param next     gives an act, `{ name, run }`
 * @param options  `perSecond`; `until()`, whether it is over
 * @returns        `done` once all have ended: how many of each, latencies in ms of one after the other, what failed
 */
export function steadily(next, { perSecond, until }) {
  const counts = {};
  const latencies = [];
  const failures = [];
  let late = 0;
  const running = new Set();

  const begin = ({ name, run }) => {
    const since = performance.now();
    const act = run()
      .then(() => latencies.push({ name, at: since, ms: performance.now() - since }))
      .catch((error) =>
        failures.push({ name, at: since, message: error.message, status: error.status, word: error.word }),
      )
      .finally(() => running.delete(act));
    counts[name] = (counts[name] ?? 0) + 1;
    running.add(act);
  };

  const whole = async () => {
    const since = performance.now();
    for (let count = 0; !until(); count += 1) {
      const wait = since + (count * 1000) / perSecond - performance.now();
      if (wait > 0) await pause(wait);
      if (running.size >= AT_ONCE) {
        late += 1;
        await Promise.race(running);
      }
      begin(next());
    }
    await Promise.all(running);
  };
  return { done: whole(), counts, latencies, failures, late: () => late };
}

/** The first few of what failed, in words. */
export const failed = (failures) =>
  failures.slice(0, LINES).map(({ name, message }) => `${name}: ${message}`);

/** @param share  0.99 for the 99th percentile */
export function percentile(latencies, share) {
  const sorted = latencies.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
