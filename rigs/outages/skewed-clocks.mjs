// Three processes whose clocks are an hour behind, right, and an hour ahead, on one MariaDB. All of them are asked for
// each batch at once; the one that works on it is stopped for a while in the middle (SIGSTOP), shorter than its lease.
// What is left must be what one process leaves, and nobody may have taken the run over.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BATCHES } from '../kit/batches.mjs';
import { ACTS } from '../crash/acts.mjs';
import { differences, idle } from '../crash/at-rest.mjs';
import { browsers } from '../crash/browser.mjs';
import { endState, violations } from '../crash/end-state.mjs';
import { startProcess } from '../crash/process.mjs';
import { startProvider } from '../crash/provider.mjs';
import { admin, freshWorld } from '../crash/world.mjs';

const HOUR_MS = 3_600_000;
const SKEWS_MS = [0, -HOUR_MS, HOUR_MS];
const START = '2026-11-20T12:00:00.000Z';
/** A tenth of a lease. */
const STOPPED_MS = 3_000;
const STOPPED_WITHIN_MS = 30_000;

/** @returns whether each batch was done once, by who began it */
export async function run({ log, databaseUrl }) {
  process.env.DATABASE_URL = databaseUrl;
  const provider = await startProvider();
  mkdirSync(join(provider.folder, 'media'), { recursive: true });
  const lives = [];
  try {
    for (const skew of SKEWS_MS) lives.push(await startProcess(environmentOf(provider, skew), START));
    let isGood = true;
    for (const name of BATCHES) isGood = (await batch({ name, lives, provider, log })) && isGood;
    return isGood;
  } finally {
    for (const life of lives) {
      life.goOn();
      await life.end();
    }
    provider.end();
  }
}

/** Both of its clocks are wrong: the one that tests move, and the machine's own. */
function environmentOf(provider, skew) {
  return {
    ...provider.variables,
    STORAGE_URL: provider.folder,
    NODE_OPTIONS: `--require ${join(import.meta.dirname, 'shift-clock.cjs')}`,
    CLOCK_SHIFT_MS: String(skew),
  };
}

async function batch({ name, lives, provider, log }) {
  const alone = await done({ name, lives, provider, press: (world) => pressedAlone(name, world, lives[0]) });
  // Half of the steps that one process alone needs.
  const step = Math.floor(alone.pressed / 2);
  const together = await done({ name, lives, provider, press: () => pressedByAll(name, step, lives) });
  const { fences, took } = together.pressed;
  const wrong = [
    ...together.wrong,
    ...differences(alone.state, together.state),
    ...(fences.every((fence) => fence <= 1) ? [] : [`a run was taken over: fences ${fences}`]),
  ];
  const count = together.state.requests.reduce((sum, { taken }) => sum + taken.length, 0);
  log(
    `mysql   clocks 1 h apart, three processes: ${name}: ${count} records, each once; ` +
      `the holder stopped for ${took} s, fences ${fences}${wrong.length > 0 ? `  FAILED ${wrong.join('; ')}` : ''}`,
  );
  return wrong.length === 0;
}

async function done({ name, lives, provider, press }) {
  const [first] = lives;
  const world = await freshWorld(first, provider);
  await ACTS[name].before(world);
  for (const [index, life] of lives.entries()) {
    await life.ask('clock', new Date(Date.parse(world.now()) + SKEWS_MS[index]).toISOString());
  }
  const pressed = await press(world);
  for (const life of lives) await life.ask('settled');
  await idle(first, world);
  const state = await endState(first, provider);
  return { pressed, state, wrong: await violations(first, state) };
}

/** @returns how many steps it took */
async function pressedAlone(name, world, life) {
  await life.ask('arm', null);
  await world.run(name);
  return life.ask('steps');
}

/** Runs at the first, which is stopped halfway; the others are asked meanwhile, and may take it over. */
async function pressedByAll(name, step, [first, ...others]) {
  const pressed = [first, ...others].map(({ url }) => browsers(url));
  await Promise.all(pressed.map((send) => send(admin, 'GET', '/api/user')));
  await first.ask('arm', { step, moment: 'stop' });
  // It may be stopped before it has answered.
  const begun = pressed[0](admin, 'POST', `/api/${name}`).catch(() => null);
  await running(others[0], name);
  const since = performance.now();
  while (performance.now() - since < STOPPED_MS) {
    await Promise.all(others.map((_life, index) => pressed[index + 1](admin, 'POST', `/api/${name}`)));
    for (const life of others) await life.ask('wake');
    await pause(250);
  }
  const took = ((performance.now() - since) / 1000).toFixed(1);
  const fences = await fencesOf(others[0], name);
  first.goOn();
  await begun;
  await first.ask('arm', null);
  await first.ask('settled');
  return { fences: [...fences, ...(await fencesOf(others[0], name))], took };
}

async function running(life, name) {
  const until = performance.now() + STOPPED_WITHIN_MS;
  while (performance.now() < until) {
    const [row] = await life.ask('query', 'SELECT status FROM batch_runs WHERE name = ?', [name]);
    if (row?.status === 'running') return;
    await pause(50);
  }
  throw new Error(`${name} was not begun`);
}

async function fencesOf(life, name) {
  const rows = await life.ask('query', 'SELECT fence FROM batch_runs WHERE name = ?', [name]);
  return rows.map(({ fence }) => Number(fence));
}
