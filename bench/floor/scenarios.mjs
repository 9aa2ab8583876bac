// The same three requests for each server, by the same people: the floor knows them by a cookie of its own.
import assert from 'node:assert/strict';
import { ask } from '../load.mjs';
import { preparedScenarios } from '../scenarios.mjs';
import { signedCookie } from './signed-cookie.mjs';

/** Of the least, and the slowest answer against its: what to reach. The second floor has no list. */
const AIMS = { list: 0.6, user: 0.5, message: 0.4 };
const BY = { list: ['product', 'least'], user: null, message: null };

/** @returns  name, aim, `on` (the servers that answer it), `nextOf(server)` (the bytes of its next request) */
export async function floorScenarios(servers, key) {
  const [product] = servers;
  const scenarios = await preparedScenarios(product.port);
  const found = [];
  for (const { name, all } of scenarios) {
    const { body } = await ask(product.port, Buffer.from('GET /api/user HTTP/1.1\r\n' + headOf(all[0])));
    const userId = JSON.parse(body()).id;
    const own = all.filter((bytes) => cookieOf(bytes) === cookieOf(all[0]));
    const least = own.map((bytes) => withCookie(bytes, signedCookie(userId, key)));
    const on = BY[name] ?? servers.map((server) => server.name);
    const requests = new Map(servers.map((server) => [server.name, server.name === 'least' ? least : own]));
    for (const server of servers.filter((each) => on.includes(each.name))) {
      await shows(name, server, requests.get(server.name)[0]);
    }
    found.push({ name, aim: AIMS[name], on, nextOf: (server) => inTurn(requests.get(server.name)) });
  }
  return found;
}

/** What a screen needs is there. */
async function shows(name, server, bytes) {
  const { status, body } = await ask(server.port, bytes);
  const answer = JSON.parse(body());
  assert.ok(status < 300, `${name} on ${server.name} was answered with ${status}`);
  if (name === 'list') {
    assert.equal(answer.data.length, 15);
    assert.ok(
      answer.data.every(({ machine, user, messages, payments }) => machine && user && messages && payments),
    );
  } else if (name === 'user') assert.match(answer.email, /@/);
  else assert.deepEqual([answer.messageable_type, answer.views], ['rental_request', []]);
}

const COOKIE = /^Cookie: (.*)\r\n/m;
const cookieOf = (bytes) => COOKIE.exec(bytes.toString())?.[1];
const withCookie = (bytes, cookie) => Buffer.from(bytes.toString().replace(COOKIE, `Cookie: ${cookie}\r\n`));

/** A request's head without its first line, and without what only a body has. */
function headOf(bytes) {
  const [head] = bytes.toString().split('\r\n\r\n');
  const lines = head.split('\r\n').slice(1);
  return `${lines.filter((line) => !/^content-/i.test(line)).join('\r\n')}\r\n\r\n`;
}

function inTurn(list) {
  let turn = 0;
  return () => list[turn++ % list.length];
}
