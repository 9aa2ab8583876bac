// `npm run bench`: the product beside the least that three requests can cost. See README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServices } from '../../tools/test/services.mjs';
import { freshDatabase } from '../database.mjs';
import { SITE } from '../people.mjs';
import { rounds } from '../rounds.mjs';
import { startServer } from '../servers.mjs';
import { floorReport } from './report.mjs';
import { floorScenarios } from './scenarios.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string' },
  },
});
const plan = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
};

process.chdir(join(import.meta.dirname, '../..'));
const scratch = mkdtempSync(join(tmpdir(), 'yard-floor-'));
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
const SERVERS = [
  ['product', 'backend/dist/main.js'],
  ['least', 'bench/floor/least.mjs'],
  ['promises', 'bench/floor/promises.mjs'],
];

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
  for (const [name, script] of SERVERS) {
    const server = await startServer(name, script, env);
    running.push(() => server.stop());
    servers.push(server);
  }
  const scenarios = await floorScenarios(servers, environment.APP_KEY, database.url);
  const wanted = scenarios.filter(({ name }) => (options.only ?? name) === name);
  console.log('Each server gives each screen its information. Measuring …');
  console.log(floorReport(await rounds(wanted, servers, plan), servers, plan));
}
