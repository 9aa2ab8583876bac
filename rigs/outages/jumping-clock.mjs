// The machine's clock jumps a day ahead, back, a day behind and back, under a product at work (libfaketime): nobody
// hears a 5xx or waits in vain, nobody is locked out by what the wrong clock wrote, each batch takes its turn of a day
// once and goes on, and the books agree. Timers and the server's time-outs go by the monotonic clock, as they do where
// a clock is really set.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { requirePackages } from '../kit/debian-packages.mjs';
import { prepare, startProduct, surroundings } from '../load/product.mjs';
import { failed, steadily } from '../load/steady.mjs';
import { rowsOf } from '../load/stores.mjs';
import { guess, visitors } from './visitors.mjs';

const CLI = join(import.meta.dirname, '../../backend/dist/apps/cli/cli.js');
/** Jumps in libfaketime's notation. */
const JUMPS = [
  ['a day ahead', '+1d'],
  ['back', '+0'],
  ['a day behind', '-1d'],
  ['right again', '+0'],
];
const DAY_MS = 86_400_000;
/** The timetable is looked at every minute. */
const STAYS_MS = 65_000;
const PER_SECOND = 5;
/** Refused for a minute after five wrong passwords; then not any more. */
const WRONG = 5;
const LOCKED_MS = 70_000;
const BATCH = 'close_completed_rental_requests';
const SOON_MS = 15_000;
const SLOTS = `SELECT name, slot, status FROM batch_runs WHERE slot IS NOT NULL ORDER BY id`;
const UNSEALED = `SELECT COUNT(*) AS count FROM audit_events e LEFT JOIN audit_seals s ON s.event_id = e.id
  WHERE s.event_id IS NULL`;

/** @returns whether all was as it should be */
export async function run({ log, databaseUrl }) {
  requirePackages('npm run rig -- outages', [
    { package: 'libfaketime', isThere: () => library() !== undefined },
  ]);
  process.env.DATABASE_URL = databaseUrl;
  const ids = await prepare();
  const folder = mkdtempSync(join(tmpdir(), 'yard-clock-'));
  const around = surroundings();
  const clock = join(folder, 'clock');
  writeFileSync(clock, '+0');
  const product = await startProduct({ ...around.variables, REDIS_URL: '', ...faked(clock) });
  const wrong = [];
  try {
    const people = visitors(product.url, ids);
    const seen = {};
    for (const [name, offset] of JUMPS) {
      writeFileSync(clock, offset);
      await isSet(product.url, offset, wrong);
      seen[name] = await lived(people, product, name, wrong);
    }
    await atRest(wrong);
    log(
      `${kindOf(databaseUrl)} clock of the machine: ${line(seen)}${wrong.map((one) => `  FAILED ${one}`).join('')}`,
    );
  } finally {
    const code = await product.stop();
    if (code !== 0) wrong.push(`it ended with ${code}`);
    around.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return wrong.length === 0;
}

const kindOf = (url) => url.split(':')[0].padEnd(7);

function faked(clock) {
  return {
    LD_PRELOAD: library(),
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

function library() {
  const folders = readdirSync('/usr/lib').map((name) =>
    join('/usr/lib', name, 'faketime/libfaketimeMT.so.1'),
  );
  return folders.find((path) => existsSync(path));
}

/** Once the server tells the other time. */
async function isSet(url, offset, wrong) {
  const days = offset === '+0' ? 0 : Number.parseInt(offset, 10);
  const isThere = async () => {
    const { headers } = await fetch(`${url}/health/live`);
    return Math.abs(Date.parse(headers.get('date')) - Date.now() - days * DAY_MS) < 60_000;
  };
  if (!(await soon(isThere, SOON_MS))) wrong.push(`the clock is not at ${offset}`);
}

/** A minute of light work under this clock. */
async function lived(people, product, name, wrong) {
  const say = (words) => wrong.push(`${name}: ${words}`);
  const since = performance.now();
  const isOver = () => performance.now() - since > STAYS_MS;
  const load = steadily(people.next, { perSecond: PER_SECOND, until: isOver });
  const unlocked = await unlockedAfter(product.url);
  if (unlocked === null) say('whoever mistyped their password is locked out');
  if (!(await people.isRun(BATCH, SOON_MS))) say('a batch that was asked for is not done');
  // After the admin's own work, which may sign in anew under this clock and must not be locked out.
  for (let count = 0; count < WRONG; count += 1) await guess(product.url, 'admin', 'mistyped');
  await load.done;
  for (const words of failed(load.failures)) say(words);
  const isSealed = async () => Number((await rowsOf(process.env.DATABASE_URL, UNSEALED))[0].count) === 0;
  if (!(await soon(isSealed, SOON_MS))) say('audit events are not sealed');
  const slots = await rowsOf(process.env.DATABASE_URL, SLOTS);
  if (name === 'a day ahead' && slots.length !== 4) say(`${slots.length} turns of the timetable`);
  return { answered: load.latencies.length, unlocked, slots: slots.length };
}

/** Seconds until they get in; what mistyping costs under one clock must not last under the next. */
async function unlockedAfter(url) {
  const since = performance.now();
  const isIn = await soon(async () => (await guess(url, 'admin', 'password')) === 204, LOCKED_MS);
  const seconds = Math.round((performance.now() - since) / 1000);
  return isIn ? seconds : null;
}

async function atRest(wrong) {
  const { DATABASE_URL } = process.env;
  const slots = await rowsOf(DATABASE_URL, SLOTS);
  const turns = new Set(slots.map(({ slot }) => slot));
  if (turns.size !== slots.length) wrong.push(`turns were taken twice: ${slots.map(({ slot }) => slot)}`);
  const open = (await rowsOf(DATABASE_URL, "SELECT id FROM batch_runs WHERE status <> 'finished'")).length;
  if (open > 0) wrong.push(`${open} batch runs are not finished`);
  const env = { ...process.env, APP_KEY: surroundings().variables.APP_KEY };
  const checked = await promisify(execFile)(process.execPath, [CLI, 'ledger:check'], { env }).catch(
    (error) => error,
  );
  if (checked.code) wrong.push(`the ledger: ${checked.stdout}`);
  if (!DATABASE_URL.startsWith('sqlite:')) return;
  const [whole] = await rowsOf(DATABASE_URL, 'PRAGMA integrity_check');
  if (!Object.values(whole).includes('ok')) wrong.push(`integrity: ${JSON.stringify(whole)}`);
}

async function soon(isTrue, withinMs) {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    if (await isTrue()) return true;
    await pause(500);
  }
  return false;
}

function line(seen) {
  return Object.entries(seen)
    .map(([name, { answered, unlocked, slots }]) => {
      return `${name}: ${answered} answered, signed in after ${unlocked} s, ${slots} turns of batches`;
    })
    .join('; ');
}
