// Time that others wait while one stranger sends the most expensive bodies without end, over ten connections:
// the product as `npm start` runs it, with its demo world on SQLite.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { demoProduct } from '../demo-product.mjs';
import { Caller, requestBytes } from '../load.mjs';

const CONNECTIONS = 10;
const SECONDS = 10;
/** Milliseconds at p95 that others may wait. */
const ALLOWED = 100;
const OTHERS = ['/api/machines', '/api/machine_types', '/'];
const EVERY_MS = 25;

const json = (path) => ({ path, type: 'application/json' });
const zeros = (entries) => Array(entries).fill('0').join(',');

/** Each with its body; `hasToken`: with a session and its token, which anybody gets. */
const ATTACKS = [
  { name: 'nobody', connections: 0, ...json('/login'), body: '{}' },
  { name: '__proto__, 419', ...json('/login'), body: `{"x":"__proto__","email":[${zeros(520_000)}]}` },
  { name: 'recordings, 429', ...json('/api/recordings'), body: recordingOf(370_000) },
  {
    name: '__proto__, with a token',
    hasToken: true,
    ...json('/login'),
    body: `{"x":"__proto__","email":[${zeros(520_000)}]}`,
  },
  {
    name: 'a long text, with a token',
    hasToken: true,
    ...json('/login'),
    body: `{"__proto__":1,"email":"${'\\u0061'.repeat(170_000)}"}`,
  },
  {
    name: 'a form, with a token',
    hasToken: true,
    path: '/login',
    type: 'application/x-www-form-urlencoded',
    body: `email=${'%zz%41'.repeat(170_000)}`,
  },
  {
    name: 'a form in parts',
    hasToken: true,
    path: '/login',
    type: 'multipart/form-data; boundary=x',
    body: `${'--x\r\n'.repeat(200_000)}--x--\r\n`,
  },
];

function recordingOf(members) {
  const data = Array.from({ length: members }, (_, index) => `"k${index % 10}":${index % 10}`).join(',');
  return `{"visitor":"7d9f3c52-4b8e-4f1a-9a51-0c3f1f5b2a11","error_report_id":1,"events":[{"type":2,"timestamp":1,"data":{${data}}}]}`;
}

/** @returns whether nobody waited for longer than is allowed */
export async function strangers(only) {
  const attacks = ATTACKS.filter(({ name }) => !only || name.includes(only));
  if (attacks.length === 0) return true;
  console.log('\nothers, while a stranger sends       p50      p95  longest  answered with');
  let isGood = true;
  for (const attack of attacks) isGood = (await isHeld(attack)) && isGood;
  console.log(`\n${CONNECTIONS} connections for ${SECONDS} s; ${ALLOWED} ms at p95 are allowed.`);
  return isGood;
}

/** Each on a server of its own: what one is refused for must not refuse the next. */
async function isHeld(attack) {
  const product = await demoProduct();
  try {
    const port = Number(new URL(product.url).port);
    const bytes = await bytesOf(attack, product.url);
    await waits(port, 2);
    const worker = new Worker(new URL('stranger.mjs', import.meta.url), {
      workerData: { port, bytes, connections: attack.connections ?? CONNECTIONS },
    });
    await once(worker, 'online');
    const times = await waits(port, SECONDS);
    worker.postMessage('stop');
    const [answers] = await once(worker, 'message');
    return report(attack.name, times, answers);
  } finally {
    product.stop();
  }
}

async function bytesOf({ path, type, body, hasToken }, url) {
  const head = { Host: new URL(url).host, Accept: 'application/json', 'Content-Type': type };
  const visit = hasToken ? await fetch(`${url}/sanctum/csrf-cookie`) : null;
  const cookies = visit?.headers.getSetCookie().map((line) => line.split(';')[0]) ?? [];
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length);
  if (token) Object.assign(head, { Cookie: cookies.join('; '), 'X-XSRF-TOKEN': decodeURIComponent(token) });
  const lines = Object.entries({ ...head, 'Content-Length': Buffer.byteLength(body) });
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

/** Milliseconds of each answer, asked for one after the other, with a pause between them. */
async function waits(port, seconds) {
  const until = performance.now() + seconds * 1000;
  const headers = { Host: `localhost:${port}`, Accept: 'application/json' };
  const requests = OTHERS.map((path) => requestBytes('GET', path, headers));
  const times = [];
  let caller = await Caller.connected(port);
  for (let turn = 0; performance.now() < until; turn += 1) {
    const began = performance.now();
    if (caller.isClosed) caller = await Caller.connected(port);
    await caller.send(requests[turn % requests.length]);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  caller.close();
  return times.sort((one, other) => one - other);
}

function report(name, times, answers) {
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const shown = (milliseconds) => milliseconds.toFixed(0).padStart(8);
  const isSlow = at(0.95) > ALLOWED;
  const told = Object.entries(answers).map(([status, count]) => `${status} (${count})`);
  console.log(
    `${name.padEnd(32)}${shown(at(0.5))} ${shown(at(0.95))} ${shown(times.at(-1))}  ${told.join(', ')}${isSlow ? '  TOO SLOW' : ''}`,
  );
  return !isSlow;
}
