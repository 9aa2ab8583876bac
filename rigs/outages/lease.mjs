// The holder of a batch's lease is stopped (SIGSTOP) in the middle of a record's transaction, with its row locks;
// another process takes the run over; the first one wakes up and may write nothing of it any more. MariaDB alone ends
// what a stopped process left open.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ACTS } from '../crash/acts.mjs';
import { endState, violations } from '../crash/end-state.mjs';
import { startProcess } from '../crash/process.mjs';
import { startProvider } from '../crash/provider.mjs';
import { freshWorld } from '../crash/world.mjs';

const NAME = 'close_completed_rental_requests';
const START = '2026-11-20T12:00:00.000Z';
/** A lease, with a silent transaction's time in it, and what the run itself takes. */
const TAKEN_OVER_MS = 60_000;
/** Somewhere within the records of the run. */
const STEP = 60;

/** @returns whether the run was finished once, by the second process */
export async function run({ log, databaseUrl }) {
  process.env.DATABASE_URL = databaseUrl;
  const provider = await startProvider();
  mkdirSync(join(provider.folder, 'media'), { recursive: true });
  const environment = { ...provider.variables, STORAGE_URL: provider.folder };
  const first = await startProcess(environment, START);
  const world = await freshWorld(first, provider);
  await ACTS[NAME].before(world);
  const second = await startProcess(environment, world.now());
  try {
    await first.ask('arm', { step: STEP, moment: 'stop' });
    const pressed = world.press(NAME).catch(() => null);
    const since = performance.now();
    const isOver = await finished(second);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    first.goOn();
    await pressed;
    await first.ask('settled');
    await second.ask('clock', new Date(Date.parse(world.now()) + 360_000).toISOString());
    await second.ask('sweep');
    const [runs, items] = await Promise.all([
      second.ask('query', 'SELECT status, fence FROM batch_runs WHERE name = ?', [NAME]),
      second.ask(
        'query',
        'SELECT COUNT(*) AS count, COUNT(DISTINCT record_id) AS records FROM batch_run_items',
      ),
    ]);
    const wrong = await violations(second, await endState(second, provider));
    const isRight = isOver && wrong.length === 0 && runs.length === 1 && Number(runs[0].fence) > 1;
    log(
      `mysql   holder of a lease stopped: taken over and finished after ${seconds} s, fence ${runs[0]?.fence}, ` +
        `${items[0].records} records; ${wrong.length === 0 ? 'nothing wrong' : wrong.join('; ')}${isRight ? '' : '  FAILED'}`,
    );
    return isRight;
  } finally {
    first.goOn();
    await Promise.all([first.end(), second.end()]);
    provider.end();
  }
}

/** Looks for runs to take up as a server's own job does, which commands and rigs do not start. */
async function finished(life) {
  const until = performance.now() + TAKEN_OVER_MS;
  while (performance.now() < until) {
    await life.ask('wake');
    const [row] = await life.ask('query', 'SELECT status FROM batch_runs WHERE name = ?', [NAME]);
    if (row?.status === 'finished') return true;
    await pause(1_000);
  }
  return false;
}
