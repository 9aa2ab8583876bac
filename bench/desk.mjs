// `npm run bench:desk`: what the back office asks again and again, at a hundred thousand requests: what waits, the first and
// the last page of the list, the ledger at a glance. See README.md.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { startServices } from '../tools/test/services.mjs';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'sqlite,mysql' },
  },
});

process.chdir(join(import.meta.dirname, '..'));
const scratch = mkdtempSync(join(tmpdir(), 'yard-bench-'));
const environment = {
  NODE_ENV: 'production',
  DEMO: 'false',
  PAYMENTS: 'simulator',
  APP_KEY: 'a key for benchmarks of 32 chars',
  APP_URL: 'https://bench.example',
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
  console.log(`\n${dialect}, ${options.requests} requests:`);
  const asked = promisify(execFile)(process.execPath, ['bench/desk-process.cjs', options.requests], { env });
  console.log((await asked).stdout.trimEnd());
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
