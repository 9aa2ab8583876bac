// `npm run bench -- processes`: two processes that share sessions over Redis beside one. See README.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freshDatabase } from './database.mjs';
import { onFilled } from './filled.mjs';
import { offer } from './offer.mjs';
import { median } from './rounds.mjs';
import { inTurn, preparedScenarios } from './scenarios.mjs';
import { startProduct } from './servers.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const plan = { rounds: Number(options.rounds), seconds: Number(options.seconds) };

/**
 * Requests a second of each process, however many there are: what a process does at once costs less of each, so that
 * half the load for each of two would cost more of itself. A third of one processor at most, where a machine has two.
 */
const PER_SECOND = { list: 60, message: 100, user: 300 };
const WARM_UP_SECONDS = 8;

process.chdir(join(import.meta.dirname, '..'));
await onFilled(async (env, kept) => {
  const started = async (name, environment) => {
    const server = await startProduct(name, { ...env, ...environment });
    kept(() => server.stop());
    return server;
  };
  const shared = { REDIS_URL: process.env.TEST_REDIS_URL };
  const sets = [
    { name: 'one', servers: [await started('one', {})] },
    { name: 'one with Redis', servers: [await started('one with Redis', shared)] },
    { name: 'two with Redis', servers: [await started('first', shared), await started('second', shared)] },
  ];
  for (const set of sets) set.scenarios = await preparedScenarios(set.servers[0].port);
  for (const name of Object.keys(PER_SECOND)) {
    if ((options.only ?? name) === name) console.log(report(name, await measured(name, sets)));
  }
}, freshDatabase);
process.exit();

/** @returns for each set the processor time of a request in each round, in microseconds */
async function measured(name, sets) {
  const turns = sets.map(({ servers, scenarios }) => ({
    servers,
    next: inTurn(scenarios.find((scenario) => scenario.name === name).all),
    times: [],
  }));
  for (const turn of turns) await offered(name, turn, WARM_UP_SECONDS);
  for (let round = 0; round < plan.rounds; round += 1) {
    // The first one alternates: the second finds the database's pages warm.
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) {
      turn.times.push(await offered(name, turn, plan.seconds));
    }
  }
  return sets.map(({ name: set }, index) => ({ set, times: turns[index].times }));
}

async function offered(name, { servers, next }, seconds) {
  const before = await used(servers);
  const offers = servers.map(({ port }) => offer(next, { port, perSecond: PER_SECOND[name], seconds }));
  const counts = await Promise.all(offers);
  const sent = counts.reduce((sum, one) => sum + one.sent, 0);
  const failed = counts.find(({ silent, refused, others }) => silent || refused || odd(others));
  if (failed) throw new Error(`${name} was not answered: ${JSON.stringify(failed)}`);
  return ((await used(servers)) - before) / sent;
}

/** True when one of the other statuses is no success either. */
function odd(others) {
  return Object.keys(others).some((status) => Number(status) >= 300);
}

async function used(servers) {
  let sum = 0;
  for (const server of servers) sum += await server.cpu();
  return sum;
}

function report(name, results) {
  const [one] = results.map(({ times }) => median(times));
  const lines = results.map(({ set, times }) => {
    const ms = (median(times) / 1000).toFixed(3);
    return `${name.padEnd(8)} ${set.padEnd(15)} ${ms} ms of processor a request, ${(median(times) / one).toFixed(2)} of one`;
  });
  return `\n${lines.join('\n')}`;
}
