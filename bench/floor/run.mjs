// `npm run bench`: the product beside the least that three requests can cost. See README.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { APP_KEY } from '../environment.mjs';
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

await onFilled(async (env, kept) => {
  const servers = [];
  for (const start of STARTS) {
    const server = await start(env);
    kept(() => server.stop());
    servers.push(server);
  }
  const scenarios = await floorScenarios(servers, APP_KEY, env.DATABASE_URL);
  const wanted = scenarios.filter(({ name }) => (options.only ?? name) === name);
  console.log('Each server gives each screen its information. Measuring …');
  console.log(floorReport(await rounds(wanted, servers, plan), servers, plan));
});
process.exit();
