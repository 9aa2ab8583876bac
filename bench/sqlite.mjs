// `npm run bench:sqlite`: do slow reads and waiting writes of SQLite hold up the server? See README.md.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { environmentIn } from './environment.mjs';
import { signIn } from './people.mjs';
import { startProduct } from './servers.mjs';
import { fillMachines } from './sqlite-rows.mjs';

const { values: options } = parseArgs({
  options: { machines: { type: 'string', default: '400000' }, seconds: { type: 'string', default: '8' } },
});
const seconds = Number(options.seconds);
const WRITERS = 8;
/** Words that every machine has, one that none has, and a page far back. */
const SEARCHES = ['search=excavator', 'search=zeppelin', 'search=crawler&sort=daily_rate', 'page=20000'];

process.chdir(join(import.meta.dirname, '..'));
const scratch = mkdtempSync(join(tmpdir(), 'yard-bench-'));
const file = join(scratch, 'bench.sqlite');
const environment = {
  ...environmentIn(scratch),
  DATABASE_URL: `sqlite:${file}`,
  REDIS_URL: '',
  LOG_LEVEL: 'fatal',
};

let server = null;
try {
  await main();
} finally {
  await server?.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function main() {
  const env = { ...process.env, ...environment };
  await promisify(execFile)(process.execPath, ['backend/dist/apps/cli/cli.js', 'migrate'], { env });
  console.log(`Filling ${options.machines} machines …`);
  fillMachines(file, Number(options.machines));
  server = await startProduct('product', environment);
  const headers = await signIn(server.port, 'person1@example.com');
  const ask = asker(server.port, headers);
  await pause(1_000);
  const rows = [];
  for (const [name, work] of [
    ['nothing else', () => pause(seconds * 1_000)],
    ['four visitors search', () => search(ask)],
    [`a lock held, ${WRITERS} write`, () => writeWhileLocked(ask)],
    ['afterwards', () => pause(1_000)],
  ]) {
    rows.push({ while: name, ...(await measured(ask, work)) });
  }
  console.table(rows);
}

/** @returns what the loop and two probes waited at most meanwhile, in ms, and what the work was answered */
async function measured(ask, work) {
  await server.loop();
  let isOver = false;
  const answered = work().finally(() => (isOver = true));
  const [live, user] = await Promise.all(
    ['/health/live', '/api/user'].map((path) => longest(ask, path, () => isOver)),
  );
  const answers = (await answered) ?? '';
  const { max, p99 } = await server.loop();
  return {
    'loop max': round(max),
    'loop p99': round(p99),
    'live max': round(live),
    'user max': round(user),
    answers,
  };
}

async function longest(ask, path, isOver) {
  let max = 0;
  while (!isOver()) {
    const from = performance.now();
    const status = await ask('GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    max = Math.max(max, performance.now() - from);
    await pause(10);
  }
  return max;
}

async function search(ask) {
  const until = performance.now() + seconds * 1_000;
  let count = 0;
  let slowest = 0;
  const visitor = async (query) => {
    while (performance.now() < until) {
      const from = performance.now();
      await ask('GET', `/api/machines?${query}`);
      count += 1;
      slowest = Math.max(slowest, performance.now() - from);
    }
  };
  await Promise.all(SEARCHES.map(visitor));
  return `${count} searches, at most ${round(slowest)} ms`;
}

async function writeWhileLocked(ask) {
  const holder = spawn(process.execPath, ['backend/test/lock-database.cjs', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const post = () => ask('POST', '/api/support_tickets', { message: 'Is anybody there?' });
  const statuses = await Promise.all(Array.from({ length: WRITERS }, post));
  holder.stdin.write('\n');
  await once(holder, 'exit');
  return `while locked ${statuses.join(' ')}; then ${await post()}`;
}

function asker(port, headers) {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
}

function round(ms) {
  return Number(ms.toFixed(1));
}
