// `npm run bench`: the product beside the least that three requests can cost. See README.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { APP_KEY } from '../environment.mjs';
import { adoptedDatabase } from '../adopted-database.mjs';
import { freshDatabase } from '../database.mjs';
import { onFilled } from '../filled.mjs';
import { rounds } from '../rounds.mjs';
import { startProduct, startServer } from '../servers.mjs';
import { floorReport } from './report.mjs';
import { floorScenarios } from './scenarios.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string' },
    on: { type: 'string' },
  },
});
const plan = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
};

process.chdir(join(import.meta.dirname, '../..'));
const STARTS = [
  (env) => startProduct('product', env),
  (env) => startServer('least', 'bench/floor/least.mjs', env),
  (env) => startServer('promises', 'bench/floor/promises.mjs', env),
];

/** The database of each, and what is measured there: what is read costs more on a Laravel's tables. */
const TABLES = {
  own: { databaseOf: freshDatabase, names: ['list', 'message', 'user'] },
  adopted: { databaseOf: adoptedDatabase, names: ['list', 'user'] },
};

for (const [tables, { databaseOf, names }] of Object.entries(TABLES)) {
  if ((options.on ?? tables) !== tables) continue;
  console.log(`\nOn ${tables} tables:`);
  const wanted = names.filter((name) => (options.only ?? name) === name);
  await onFilled((env, kept) => measure(env, kept, wanted), databaseOf);
}
process.exit();

async function measure(env, kept, names) {
  const servers = [];
  for (const start of STARTS) {
    const server = await start(env);
    kept(() => server.stop());
    servers.push(server);
  }
  const wanted = await floorScenarios(servers, APP_KEY, env.DATABASE_URL, names);
  console.log('Each server gives each screen its information. Measuring …');
  console.log(floorReport(await rounds(wanted, servers, plan), servers, plan));
}
