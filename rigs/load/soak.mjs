// A steady mixed load on the product for as long as it is told, while what it holds is sampled: memory after a
// collection, open files and handles, connections to the database, rows.
//
//   DATABASE_URL=… node rigs/load/soak.mjs --seconds 1800 --svg soak.svg
//
// The database must be empty. Prints a line for each minute and a table; exit 1 when memory climbs beyond its bound
// (judge.mjs; from 20 minutes on), when something stays open, or when an act failed.
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { judge } from './judge.mjs';
import { busyHour } from './mix.mjs';
import { plot } from './plot.mjs';
import { prepare, startProduct, surroundings } from './product.mjs';
import { failed, percentile, steadily } from './steady.mjs';
import { store } from './stores.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1800' },
    'per-second': { type: 'string', default: '15' },
    svg: { type: 'string' },
  },
});
const LINES = 30;
const LEAST_BETWEEN_MS = 1_000;
const SAMPLES = 180;
const BACK_MS = 15_000;
const MB = 1024 * 1024;

const seconds = Number(options.seconds);
const between = Math.max(LEAST_BETWEEN_MS, (seconds * 1000) / SAMPLES);
const ids = await prepare();
const around = surroundings();
const product = await startProduct(around.variables);
const database = await store(process.env.DATABASE_URL);
const sample = async () => ({ ...(await product.held()), connections: await database.connections() });
let isGood = false;
try {
  isGood = await soak();
} finally {
  await product.stop();
  await database.close();
  around.remove();
}
process.exit(isGood ? 0 : 1);

async function soak() {
  const { next } = await busyHour(product.url, ids);
  // Every act once: what is loaded when it is first needed is there, and all connections of the pool are open.
  const opening = steadily(next, { perSecond: 100, until: once(40) });
  await opening.done;
  const tablesBefore = await database.tables();
  const before = await sample();
  const since = performance.now();
  const isOver = () => performance.now() - since > seconds * 1000;
  const load = steadily(next, { perSecond: Number(options['per-second']), until: isOver });
  const samples = [];
  for (let count = 1; !isOver(); count += 1) {
    await pause(between);
    samples.push({ at: performance.now() - since, ...(await sample()) });
    if (count % Math.ceil(SAMPLES / LINES) === 0) console.log(line(samples.at(-1)));
  }
  await load.done;
  const after = await rested(before);
  const { wrong, slopes } = judge(samples, { before, after });
  const failures = [...opening.failures, ...load.failures];
  if (options.svg) writeFileSync(options.svg, plot(samples, `Yard, ${seconds} s of steady load`));
  const all = [...wrong, ...failed(failures)];
  for (const words of all) console.error(`FAILED  ${words}`);
  console.log(
    JSON.stringify(
      summary({ load, before, after, slopes, failures, tablesBefore, tables: await database.tables() }),
    ),
  );
  return all.length === 0;
}

function once(count) {
  return () => (count -= 1) < 0;
}

/** Sockets take a moment to close; nothing else may be left. */
async function rested(before) {
  const until = performance.now() + BACK_MS;
  let last = await sample();
  while (performance.now() < until && judge([], { before, after: last }).wrong.length > 0) {
    await pause(250);
    last = await sample();
  }
  return last;
}

function line({ at, heap, rss, fds, connections }) {
  const [second, heapMb, rssMb] = [Math.round(at / 1000), (heap / MB).toFixed(1), (rss / MB).toFixed(0)];
  return `${String(second).padStart(6)} s  heap ${heapMb} MB, RSS ${rssMb} MB, ${fds} open files, ${connections} connections`;
}

function summary({ load, before, after, slopes, failures, tablesBefore, tables }) {
  const share = Math.floor(load.latencies.length / 3);
  const grew = Object.entries(tables).map(([name, rows]) => [
    name,
    Number(rows) - Number(tablesBefore[name]),
  ]);
  return {
    seconds,
    acts: load.counts,
    failures: failures.length,
    held_back: load.late(),
    // Median and 99th percentile of each act.
    ms: Object.fromEntries(Object.keys(load.counts).map((name) => [name, timesOf(load.latencies, name)])),
    p99_ms: [load.latencies.slice(0, share), load.latencies.slice(-share)].map((part) =>
      Math.round(percentile(part, 0.99)),
    ),
    heap_mb: [before, after].map(({ heap }) => Number((heap / MB).toFixed(1))),
    rss_mb: [before, after].map(({ rss }) => Math.round(rss / MB)),
    fds: [before.fds, after.fds],
    connections: [before.connections, after.connections],
    mb_per_ten_minutes: slopes,
    new_rows: Object.fromEntries(grew),
  };
}

function timesOf(latencies, name) {
  const own = latencies.filter((one) => one.name === name);
  return [0.5, 0.99].map((share) => Math.round(percentile(own, share)));
}
