// A thousand clients that send their head, or their body, or take their answers, as slowly as they can, on both sites'
// ports, while people go on with their work: each in turn, as slowhttptest does it.
//
//   DATABASE_URL=… node rigs/load/slow-clients.mjs --seconds 120 --clients 1000
//
// The database must be empty. Whoever is cut comes back, so that there are as many all the time. Prints a line for each
// way and a table as JSON; exit 1 when somebody else's request failed or became slow, when a slow client was not cut, or
// when files stay open.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../tools/test/services.mjs';
import { everydayOf } from './everyday.mjs';
import { prepare, startProduct, surroundings } from './product.mjs';
import { failed, percentile, steadily } from './steady.mjs';
import { endWith } from '../kit/end.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    clients: { type: 'string', default: '1000' },
    'per-second': { type: 'string', default: '50' },
    ways: { type: 'string', default: 'headers,bodies,answers' },
  },
});
/** Slow readers are sent half a megabyte at once, by the same two cores as all other clients. */
const SLOW_PER_SECOND = { headers: 200, bodies: 200, answers: 50 };
/** Seconds of ordinary requests before the slow ones, without the warm-up in which everything is loaded. */
const IDLE_S = 30;
const WARM_S = 5;
/** A head has 15 seconds, a body 20, an answer as many once it stands still; each finds out a second later, or more. */
const CUT_MS = 30_000;
const BACK_MS = 60_000;
/** Open files that come and go with the other clients. */
const VARIES = 10;
/** The slowest of a hundred may take this many times as long, and so many milliseconds in any case. */
const TIMES = 2;
const QUICK_MS = 50;
const SHELLS = ['shell-public', 'shell-admin'];

const ids = await prepare();
const around = surroundings();
const ports = [await freePort(), await freePort()];
const product = await startProduct({ ...around.variables, REDIS_URL: '' }, { ports });
const files = () => readdirSync(`/proc/${product.child.pid}/fd`).length;
const wrong = [];
const table = {};
try {
  const next = await everydayOf(product.url, ids);
  await served(next, WARM_S);
  const idle = await served(next, IDLE_S);
  table.idle = idle;
  for (const way of options.ways.split(',')) await attacked(next, way, idle);
} finally {
  await product.stop();
  around.remove();
}
endWith(wrong, { clients: Number(options.clients), seconds: Number(options.seconds), ...table });

/** Answers to ordinary requests during that time. */
async function served(next, seconds) {
  const since = performance.now();
  const isOver = () => performance.now() - since > seconds * 1000;
  const load = steadily(next, { perSecond: Number(options['per-second']), until: isOver });
  await load.done;
  wrong.push(...failed(load.failures));
  const [half, most] = [0.5, 0.99].map((share) => Number(percentile(load.latencies, share).toFixed(1)));
  return { answered: load.latencies.length, failed: load.failures.length, p50_ms: half, p99_ms: most };
}

async function attacked(next, way, idle) {
  const before = files();
  const seconds = Number(options.seconds);
  const slow = slowClients(way, seconds);
  const sums = await served(next, seconds);
  const most = files();
  const { backMs, lives } = await over(slow, before);
  const longest = Math.max(0, ...lives);
  table[way] = {
    ...sums,
    cut: lives.length,
    longest_s: longest / 1000,
    files: [before, most],
    back_s: backMs / 1000,
  };
  const { answered, p99_ms, p50_ms } = sums;
  console.log(
    `slow ${way}: ${answered} others answered, ${sums.failed} failed, half within ${p50_ms} ms, 99 of 100 within ` +
      `${p99_ms} ms (${idle.p99_ms} ms without); ${lives.length} cut after ${longest / 1000} s at most; ` +
      `${before} open files, then ${most}, and as before ${backMs / 1000} s after`,
  );
  if (lives.length < Number(options.clients)) wrong.push(`slow ${way}: ${lives.length} were cut`);
  if (longest > CUT_MS) wrong.push(`slow ${way}: one was cut after ${longest / 1000} s`);
  if (backMs > BACK_MS) wrong.push(`slow ${way}: ${files()} files are open, ${before} were`);
  if (p99_ms > Math.max(TIMES * idle.p99_ms, QUICK_MS)) wrong.push(`slow ${way}: others wait ${p99_ms} ms`);
}

function slowClients(way, seconds) {
  const sites = ports.map((port, index) => ({ port, path: `/assets/${largestAsset(SHELLS[index])}` }));
  const asked = { way, sites, count: Number(options.clients), perSecond: SLOW_PER_SECOND[way], seconds };
  const child = fork(join(import.meta.dirname, 'slow-sockets.mjs'), [JSON.stringify(asked)]);
  return {
    async told() {
      const answer = once(child, 'message');
      child.send('told');
      return (await answer)[0];
    },
    end: () => child.kill(),
  };
}

/** Nobody new comes, and nobody leaves by themselves. */
async function over(slow, before) {
  const since = performance.now();
  const isLeft = async () => files() > before + VARIES || (await slow.told()).open > 0;
  while ((await isLeft()) && performance.now() - since <= BACK_MS) await pause(250);
  const backMs = Math.round(performance.now() - since);
  const { open, lives } = await slow.told();
  slow.end();
  if (open > 0) wrong.push(`${open} slow clients were never cut`);
  return { backMs, lives };
}

function largestAsset(shell) {
  const folder = join(import.meta.dirname, '../..', shell, 'dist/assets');
  const sizeOf = (name) => statSync(join(folder, name)).size;
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
}
