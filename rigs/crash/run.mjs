// Kills the application in the middle of its work, again and again: is anything lost or done twice?
//
//   DATABASE_URL=sqlite:/tmp/crash.sqlite node rigs/crash/run.mjs --kills 20 --seed 7
//   … --acts decline,cancel                                 these acts alone
//   … --replay close_completed_rental_requests:41:after:7   one kill once more
//   … --replay 'close_completed_rental_requests:call 2:before:7'   at the second call to the provider
//
// Prints a line for each failure with the words that replay it, and a summary as JSON at the end; exit 1 on failure.
import { parseArgs } from 'node:util';
import { randomOf } from '../../bench/seed-rows.mjs';
import { ACTS } from './acts.mjs';
import { REST_MS, differences, idle } from './at-rest.mjs';
import { endState, violations } from './end-state.mjs';
import { startProcess } from './process.mjs';
import { startProvider } from './provider.mjs';
import { freshWorld } from './world.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: '20261120' },
    acts: { type: 'string', default: Object.keys(ACTS).join() },
    replay: { type: 'string' },
    progress: { type: 'boolean', default: false },
  },
});
const MOMENTS = ['before', 'during', 'after'];
const START = '2026-11-20T12:00:00.000Z';

const random = randomOf(Number(options.seed));
const provider = await startProvider();
const environment = { ...provider.variables, STORAGE_URL: provider.folder, LOG_LEVEL: 'fatal' };
const counts = { kills: 0, survived: 0, failures: 0, by: {} };
const clean = {};
let life = await startProcess(environment, START);
try {
  await main();
} finally {
  await life.end();
  provider.end();
}
console.log(JSON.stringify({ seed: Number(options.seed), ...counts }));
process.exit(counts.failures > 0 ? 1 : 0);

async function main() {
  const names = options.acts.split(',');
  if (options.replay) {
    const [name, step, moment, faults] = options.replay.split(':');
    clean[name] = await cleanRun(name);
    return kill(name, { ...stepIn(step), moment, faults: Number(faults) });
  }
  for (const name of names) clean[name] = await cleanRun(name);
  for (let count = 0; count < Number(options.kills); count += 1) {
    const name = names[count % names.length];
    const at = someStep(clean[name], count);
    await kill(name, { ...at, moment: MOMENTS[random(MOMENTS.length)], faults: random(1_000_000) });
    if (options.progress) console.log(`${count + 1} of ${options.kills} kills, ${counts.failures} failures`);
  }
}

/** Every third kill is at a call to the provider: what a batch intends for many has been written then. */
function someStep({ steps, calls }, count) {
  if (calls > 0 && count % 3 === 2) return { step: 1 + random(calls), isCall: true };
  return { step: 1 + random(steps), isCall: false };
}

/** A step's name for a replay: `41`, or `call 3`. */
function textOf({ step, isCall }) {
  return isCall ? `call ${step}` : `${step}`;
}

function stepIn(text) {
  return { step: Number(text.replace('call ', '')), isCall: text.startsWith('call ') };
}

/** The act without a kill: how many steps it takes, and what it leaves. */
async function cleanRun(name) {
  const world = await prepared(name);
  await life.ask('arm', null);
  await ACTS[name].act(world);
  await life.ask('settled');
  const steps = await life.ask('steps');
  const calls = await life.ask('calls');
  await idle(life, world);
  const state = await endState(life, provider);
  const wrong = await violations(life, state);
  if (wrong.length > 0) throw new Error(`${name} without a kill: ${wrong.join('; ')}`);
  return { steps, calls, state };
}

async function kill(name, at) {
  const world = await prepared(name);
  await provider.tell('unleash', at.faults);
  await life.ask('arm', at);
  await Promise.allSettled([ACTS[name].act(world).then(() => life.ask('settled'))]);
  const signal = await Promise.race([
    life.died,
    life.ask('steps').then(
      () => 'alive',
      () => life.died,
    ),
  ]);
  // Fewer steps than in the clean run: it dies at rest.
  if (signal === 'alive') await life.end();
  counts.survived += Number(signal === 'alive');
  counts.kills += 1;
  counts.by[name] = (counts.by[name] ?? 0) + 1;

  const wakes = new Date(Date.parse(world.now()) + REST_MS).toISOString();
  life = await startProcess(environment, wakes);
  world.moveTo(life, wakes);
  const wrong = await recovered(name, world).catch((error) => [error.message]);
  if (wrong.length === 0) return;
  counts.failures += 1;
  console.error(
    `FAILED  --replay '${name}:${textOf(at)}:${at.moment}:${at.faults}' (of ${clean[name].steps} steps)`,
  );
  for (const line of wrong) console.error(`        ${line}`);
}

/** Lets it come to rest, asks once more for what was asked, and compares. */
async function recovered(name, world) {
  await life.ask('sweep');
  await ACTS[name].again(world);
  await life.ask('settled');
  await idle(life, world);
  const state = await endState(life, provider);
  const wrong = await violations(life, state);
  return [...wrong, ...differences(clean[name].state, state)];
}

async function prepared(name) {
  await life.ask('arm', null);
  await provider.tell('calm');
  const world = await freshWorld(life, provider);
  await ACTS[name].before(world);
  return world;
}
