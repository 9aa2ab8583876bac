// `npm run bench -- wire`: @laravel-wire/nest beside bare Nest on Fastify, and a Laravel on php-fpm.
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { ask, requestBytes } from './load.mjs';
import { median, rounds } from './rounds.mjs';
import { startServer } from './servers.mjs';
import { startLaravel } from './wire/laravel.mjs';
import { ID, KEY, NOTE, SITE, TOKEN } from './wire/notes.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
  },
});
const plan = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
const AIMS = { 'session read': 0.8, 'validated POST': 0.7 };

process.env.APP_KEY = KEY;
const { seal } = await import('./floor/cookies.mjs');
const sealed = (name, text) => encodeURIComponent(seal(name, text));
const headers = {
  Accept: 'application/json',
  Origin: SITE,
  Cookie: `XSRF-TOKEN=${sealed('XSRF-TOKEN', TOKEN)}; yard_session=${sealed('yard_session', ID)}`,
};
const REQUESTS = {
  'session read': requestBytes('GET', '/api/user', headers),
  'validated POST': requestBytes(
    'POST',
    '/api/notes',
    { ...headers, 'X-XSRF-TOKEN': seal('XSRF-TOKEN', TOKEN) },
    NOTE,
  ),
};

const servers = [];
for (const name of ['wired', 'bare']) servers.push(await startServer(name, `bench/wire/${name}.mjs`, {}));
try {
  const laravel = await startLaravel();
  if (laravel) servers.push(laravel);
  const scenarios = [];
  for (const [name, bytes] of Object.entries(REQUESTS)) {
    const [wired, bare, other] = await Promise.all(servers.map(({ port }) => answerTo(bytes, port)));
    assert.deepEqual(wired, bare);
    if (other) showOther(name, wired, other);
    scenarios.push({ name, aim: AIMS[name], nextOf: () => () => bytes });
  }
  const { measured } = await rounds(scenarios, servers, plan);
  for (const { name, aim, by } of measured) {
    const [rates, costs] = ['rps', 'cpu'].map((what) => by.map((result) => median(result[what])));
    console.log(
      `${name}: ${(rates[0] / rates[1]).toFixed(2)} of bare Nest (aim ${aim}); of a request's processor time ` +
        `${(costs[1] / costs[0]).toFixed(2)}: ${costs[0].toFixed(0)} and ${costs[1].toFixed(0)} µs`,
    );
    if (laravel)
      console.log(
        `${name}: ${(rates[0] / rates[2]).toFixed(1)} times ${laravel.version}, whose requests take ` +
          `${costs[2].toFixed(0)} µs: nginx and two workers of php-fpm`,
      );
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}
process.exit();

/** Laravel's answer has the same status and body; which headers differ is said. */
function showOther(name, wired, laravel) {
  const statusOf = ({ lines }) => lines.find((line) => line.startsWith('http')).split(' ')[1];
  assert.deepEqual([statusOf(laravel), laravel.body], [statusOf(wired), wired.body]);
  const but = (one, other) =>
    one.lines.filter((line) => !other.lines.includes(line)).join(' | ') || 'nothing';
  console.log(`${name}: the wire alone says ${but(wired, laravel)}; Laravel alone ${but(laravel, wired)}`);
}

/** All that an answer says, but for the hour and what is sealed anew. */
async function answerTo(bytes, port) {
  const { head, body } = await ask(port, bytes);
  const lines = head
    .trim()
    .split('\r\n')
    .filter((line) => !/^date:/i.test(line));
  const same = lines.map((line) => line.replace(/(set-cookie: [\w-]+)=[^;]+; expires=[^;]+/i, '$1'));
  return {
    lines: same.map((line) => line.replace(/^[\w-]+/, (name) => name.toLowerCase())).sort(),
    body: body(),
  };
}
