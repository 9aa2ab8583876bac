// `npm run bench:batches`: the four batches on a hundred thousand requests, ten thousand of them for each. See README.md.
import { execFile, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { startServices } from '../tools/test/services.mjs';
import { GROUPS } from './batch-rows.mjs';
import { fillRequests } from './fill-requests.mjs';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    matching: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'sqlite,mysql' },
    batch: { type: 'string' },
  },
});
const plan = { requests: Number(options.requests), matching: Number(options.matching), now: Date.now() };
const names = GROUPS.map(({ batch }) => batch).filter((name) => (options.batch ?? name) === name);

process.chdir(join(import.meta.dirname, '..'));
const { openDatabase } = createRequire(import.meta.url)('../backend/dist/database/data-source');
const scratch = mkdtempSync(join(tmpdir(), 'yard-bench-'));
const environment = {
  NODE_ENV: 'production',
  DEMO: 'false',
  PAYMENTS: 'simulator',
  APP_URL: 'https://bench.test',
  APP_KEY: 'a key for benchmarks of 32 chars',
  PUSHER_APP_SECRET: 'a secret for benchmarks, 32 chars',
  STORAGE_URL: scratch,
  LOG_LEVEL: 'fatal',
};
const running = [];
try {
  for (const dialect of options.database.split(',')) await measure(dialect);
} finally {
  for (const stop of running.reverse()) await stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(dialect) {
  const url = dialect === 'sqlite' ? `sqlite:${join(scratch, 'bench.sqlite')}` : await freshMysql();
  const env = { ...process.env, ...environment, DATABASE_URL: url };
  await promisify(execFile)(process.execPath, ['backend/dist/cli.js', 'migrate'], { env });
  console.log(`\n${dialect}: filling ${plan.requests} requests, ${plan.matching} for each batch …`);
  await fill(url, dialect);
  const child = fork('bench/batch-process.cjs', names, { env });
  child.on('message', report);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the batches ended with ${code}`);
}

async function freshMysql() {
  const services = await startServices(scratch, ['api']);
  running.push(() => services.stop());
  const server = new URL(process.env.TEST_DATABASE_URL);
  const name = `yard_bench_${randomBytes(5).toString('hex')}`;
  server.pathname = '/';
  const connection = await createConnection(server.toString());
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  running.push(async () => {
    await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  });
  server.pathname = `/${name}`;
  return server.toString();
}

async function fill(url, dialect) {
  const dataSource = await openDatabase(url);
  await fillRequests(dataSource, plan);
  const tables = ['users', 'machines', 'rental_requests', 'payments'];
  await dataSource.query(dialect === 'sqlite' ? 'ANALYZE' : `ANALYZE TABLE ${tables.join(', ')}`);
  await dataSource.destroy();
}

function report({ name, due, selected, seconds, status, total, done, failed, memory }) {
  const mb = (bytes) => (bytes / 1e6).toFixed(0);
  const quarter = Math.floor(memory.length / 4);
  const shown = [0, quarter, 2 * quarter, 3 * quarter, memory.length - 1].map((index) => mb(memory[index]));
  console.log(`${name}: ${status}, ${done} of ${total} done, ${failed} failed
  selected ${due} in ${selected.toFixed(0)} ms; ${(total / seconds).toFixed(0)} rows a second (${seconds.toFixed(1)} s)
  resident ${shown.join(' → ')} MB, at most ${mb(Math.max(...memory))} MB`);
}
