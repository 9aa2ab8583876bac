// `npm run bench`: the product beside a bare server that does the same by hand. See README.md.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServices } from '../tools/test/services.mjs';
import { compare, compareRows } from './compare.mjs';
import { freshDatabase } from './database.mjs';
import { listen } from './listener.mjs';
import { SITE } from './people.mjs';
import { report } from './report.mjs';
import { rounds } from './rounds.mjs';
import { preparedScenarios } from './scenarios.mjs';
import { startServer } from './servers.mjs';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string' },
  },
});
const plan = {
  rounds: Number(options.rounds ?? (options.quick ? 5 : 21)),
  seconds: Number(options.seconds ?? (options.quick ? 0.5 : 1)),
  connections: Number(options.connections),
};

process.chdir(join(import.meta.dirname, '..'));
const scratch = mkdtempSync(join(tmpdir(), 'yard-bench-'));
const environment = {
  NODE_ENV: 'production',
  DEMO: 'false',
  PAYMENTS: 'simulator',
  APP_URL: SITE,
  APP_KEY: 'a key for benchmarks of 32 chars',
  PUSHER_APP_SECRET: 'a secret for benchmarks, 32 chars',
  STORAGE_URL: scratch,
  LOG_LEVEL: 'error',
};

/** What has to be ended, the latest first. */
const running = [];
try {
  await main();
} finally {
  for (const stop of running.reverse()) await stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit();

async function main() {
  const services = await startServices(scratch, ['api']);
  running.push(() => services.stop());
  console.log('Filling the database …');
  const database = await freshDatabase(process.env.TEST_DATABASE_URL, environment);
  running.push(() => database.drop());
  const env = { ...environment, DATABASE_URL: database.url, REDIS_URL: '' };
  const servers = [];
  for (const [name, script] of [
    ['product', 'backend/dist/main.js'],
    ['bare', 'bench/bare/server.mjs'],
  ]) {
    const server = await startServer(name, script, env);
    running.push(() => server.stop());
    servers.push(server);
  }
  await measureAll(servers, database.url);
}

async function measureAll(servers, databaseUrl) {
  const [product, bare] = servers;
  const prepared = await preparedScenarios(product.port);
  const scenarios = prepared.scenarios.filter(({ name }) => (options.only ?? name) === name);
  const sockets = [];
  for (const server of servers) sockets.push(await listen(server.port, prepared.listener));
  for (const scenario of scenarios) await compare(scenario, product, bare);
  await compareRows(databaseUrl);
  for (const socket of sockets) await socket.settled();
  assert.deepEqual(sockets[1].heard, sockets[0].heard, 'both sockets hear the same');
  console.log('Both servers answer, write and broadcast the same. Measuring …');
  const results = await rounds(scenarios, servers, plan);
  console.log(report(results, servers, plan));
  for (const socket of sockets) socket.close();
}
