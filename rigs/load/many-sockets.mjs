// Thousands of idle sockets and two hundred that listen, and a server that is killed and stopped meanwhile.
//
//   DATABASE_URL=… node rigs/load/many-sockets.mjs --idle 5000 --listeners 200
//
// The database must be empty. Prints what a socket costs, how soon a message was heard and how soon all heard again
// after a restart; exit 1 beyond what docs/reliability.md promises (D2 to D4).
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../tools/test/services.mjs';
import { AGREED } from '../crash/populated.mjs';
import { idleSockets } from './idle-sockets.mjs';
import { listeners } from './listeners.mjs';
import { registered, signedIn } from './people.mjs';
import { prepare, startProduct, surroundings } from './product.mjs';
import { percentile } from './steady.mjs';
import { endWith } from '../kit/end.mjs';

const { values: options } = parseArgs({
  options: { idle: { type: 'string', default: '5000' }, listeners: { type: 'string', default: '200' } },
});
const MOST = {
  bytesEach: 30 * 1024,
  processorShare: 0.05,
  p95: 250,
  p95BesideIdle: 500,
  longest: 1_000,
  // pusher-js looks 15 s after a server has gone, 30 s after that, and then each minute: a start may take long.
  againMs: 35_000,
};
const MESSAGES = 20;
const IDLE_MS = 30_000;
const TICKS_PER_SECOND = 100;
const RENTER = 2;
/** Sockets per account; a process accepts two hundred. */
const IDLE_EACH = 150;

const ids = await prepare();
const around = surroundings();
const pusher = { key: 'yard', secret: around.variables.PUSHER_APP_SECRET };
const ports = [await freePort(), await freePort()];
const wrong = [];
const sums = {};
let product = await startProduct(around.variables, { ports });
try {
  const { url } = product;
  const [owner, renter] = await Promise.all(['owner', 'renter'].map((name) => signedIn(url, name)));
  const thread = await requestOf(renter);
  const say = (content) => owner.call('POST', `/api/rental_requests/${thread}/messages`, { content });
  const crowd = await listeners(url, {
    count: Number(options.listeners),
    person: renter,
    channel: `private-messages.${RENTER}`,
    pusher,
  });
  // The first message loads lazy code before the measurement.
  await say('the first');
  await pause(MOST.longest);
  sums.heard_ms = await heardOnce(crowd, say, { name: 'alone', p95: MOST.p95 });
  await idle(url, { crowd, say });
  for (const signal of ['SIGTERM', 'SIGKILL'])
    sums[`again_ms_${signal}`] = await heardAgain(crowd, say, signal);
  crowd.close();
} finally {
  await product.stop();
  around.remove();
}
endWith(wrong, sums);

async function requestOf(renter) {
  const day = (after) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
  const { status, body } = await renter.call('POST', '/api/rental_requests', {
    machine_id: ids.machines[0],
    address_id: ids.address,
    start_date: day(60),
    end_date: day(62),
    delivery_enabled: false,
    stripe_payment_method_id: 'pm_card_visa',
    ...AGREED,
  });
  if (status !== 201) throw new Error(`the request was answered ${status}`);
  return body.id;
}

/** D2: each message reaches everybody once. @returns half of them, 95 of 100, and the last, in milliseconds */
async function heardOnce({ heard }, say, { name, p95 }) {
  const delays = [];
  for (let count = 0; count < MESSAGES; count += 1) {
    const [content, since] = [`${name} ${count}`, performance.now()];
    await say(content);
    await pause(2 * MOST.longest - Math.min(MOST.longest, performance.now() - since));
    const times = heard.map((map) => map.get(content) ?? []);
    const odd = times.filter(({ length }) => length !== 1).length;
    if (odd > 0) wrong.push(`${odd} of ${times.length} did not hear "${content}" once`);
    delays.push(...times.flat().map((at) => ({ ms: at - since })));
  }
  const found = [0.5, 0.95, 1].map((share) => Math.round(percentile(delays, share)));
  if (found[1] > p95 || found[2] > MOST.longest)
    wrong.push(`${name}: heard after ${found} ms (50, 95, 100 of 100)`);
  return found;
}

/** D3: what thousands cost that say nothing. */
async function idle(url, { crowd, say }) {
  const people = await manyPeople(url, Math.ceil(Number(options.idle) / IDLE_EACH));
  const before = await product.held();
  const sockets = await idleSockets(url, { count: Number(options.idle), people, pusher });
  const open = await product.held();
  const since = ticks(product.child.pid);
  await pause(IDLE_MS);
  sums.idle = sockets.count();
  sums.processor_share = (ticks(product.child.pid) - since) / TICKS_PER_SECOND / (IDLE_MS / 1000);
  sums.heard_ms_beside_idle = await heardOnce(crowd, say, { name: 'beside idle', p95: MOST.p95BesideIdle });
  const later = await product.held();
  const each = (name) => Math.round((open[name] - before[name]) / sums.idle);
  sums.bytes_each = { heap: each('heap'), rss: each('rss') };
  sums.rss_mb = [before, open, later].map(({ rss }) => Math.round(rss / 1024 / 1024));
  await sockets.close();
  if (sums.idle !== Number(options.idle)) wrong.push(`${sums.idle} idle sockets are left of ${options.idle}`);
  if (sums.bytes_each.rss > MOST.bytesEach) wrong.push(`a socket costs ${sums.bytes_each.rss} bytes`);
  if (sums.processor_share > MOST.processorShare)
    wrong.push(`idle sockets take ${sums.processor_share} of a processor`);
}

/** @returns `{ person, channel }` each, the channel their own */
async function manyPeople(url, count) {
  const people = [];
  while (people.length < count) {
    const person = await registered(url, `idle${people.length}`);
    const { body } = await person.call('GET', '/api/user');
    people.push({ person, channel: `private-payment_methods.${body.id}` });
  }
  return people;
}

/** The processor's time that a process took, in hundredths of a second. */
function ticks(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** D4: a new process in the old one's place. @returns how soon the first and the last heard again, in milliseconds */
async function heardAgain({ heard }, say, signal) {
  product.child.kill(signal);
  await product.ended;
  product = await startProduct(around.variables, { ports });
  const since = performance.now();
  const contents = [];
  const firstOf = (map) => Math.min(...contents.flatMap((content) => map.get(content) ?? []));
  while (performance.now() - since < MOST.againMs && heard.some((map) => firstOf(map) === Infinity)) {
    contents.push(`after ${signal} ${contents.length}`);
    await say(contents.at(-1));
    await pause(250);
  }
  await pause(MOST.longest);
  const deaf = heard.filter((map) => firstOf(map) === Infinity).length;
  const twice = heard.filter((map) => contents.some((content) => (map.get(content) ?? []).length > 1)).length;
  if (deaf > 0) wrong.push(`${deaf} of ${heard.length} hear nothing after ${signal}`);
  if (twice > 0) wrong.push(`${twice} of ${heard.length} hear something twice after ${signal}`);
  const again = heard.map(firstOf).filter((at) => at !== Infinity);
  return [Math.min(...again), Math.max(...again)].map((at) => Math.round(at - since));
}
