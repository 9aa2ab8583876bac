// The same three requests for each server, by the same people: the floor knows them by a cookie of its own.
import assert from 'node:assert/strict';
import { createConnection } from 'mysql2/promise';
import { ask } from '../load.mjs';
import { inTurn, preparedScenarios } from '../scenarios.mjs';
import { signedCookie } from './signed-cookie.mjs';

/** The share of the least server's throughput to reach. */
const AIMS = { list: 0.6, user: 0.5, message: 0.4 };

/** @returns  name, aim, `nextOf(server)` (the bytes of its next request) */
export async function floorScenarios(servers, key, databaseUrl, names) {
  const [product] = servers;
  const scenarios = (await preparedScenarios(product.port)).filter(({ name }) => names.includes(name));
  const found = [];
  for (const { name, all } of scenarios) {
    const { body } = await ask(product.port, Buffer.from('GET /api/user HTTP/1.1\r\n' + headOf(all[0])));
    const userId = JSON.parse(body()).id;
    const own = all.filter((bytes) => cookieOf(bytes) === cookieOf(all[0]));
    const least = own.map((bytes) => withCookie(bytes, signedCookie(userId, key)));
    const requests = new Map(servers.map((server) => [server.name, server.name === 'least' ? least : own]));
    const shown = [];
    const written = [];
    for (const server of servers) {
      shown.push(await shows(name, server, requests.get(server.name)[0]));
      if (name === 'message') written.push(await newestRows(databaseUrl));
    }
    // The server that keeps the promises shows and writes the same as the product.
    if (name === 'list') assert.deepEqual(shown[2].data, shown[0].data);
    if (name === 'message') assert.deepEqual(written[2], written[0]);
    found.push({ name, aim: AIMS[name], nextOf: (server) => inTurn(requests.get(server.name)) });
  }
  return found;
}

/** Asserts that the answer has what a screen needs. @returns the answer */
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
  return answer;
}

/** A message's new rows in each table, without ids and instants. */
async function newestRows(databaseUrl) {
  const connection = await createConnection(databaseUrl);
  const newest = [];
  for (const table of ['messages', 'notifications', 'message_mails']) {
    const [rows] = await connection.query(`SELECT * FROM ${table} ORDER BY id DESC LIMIT 1`);
    newest.push({ ...rows[0], id: null, created_at: null, updated_at: null, message_id: null });
  }
  await connection.end();
  return newest;
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
