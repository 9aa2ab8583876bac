import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api, rows } from '../../test/api';
import { Client } from '../../test/client';
import { databaseUrl, startMain } from '../../test/main-process';
import { make } from '../../test/make';

const variables = () => ({
  APP_KEY: 'a key for tests of 32 characters',
  PUSHER_APP_SECRET: 'a secret for tests',
  DEMO: 'false',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl(),
  STORAGE_URL: join(api.storage, 'stopping'),
});

/** A request by hand whose head the server has read, and whose body is still to come. */
async function begun(url: string, client: Client, body: string) {
  const { host, port } = new URL(url);
  const cookie = await client.cookieHeader();
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (chunk: string) => (text += chunk));
  const answer = once(socket, 'close').then(() => text);
  socket.write(
    `POST /api/machine_types HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nAccept: application/json\r\n` +
      `Cookie: ${cookie}\r\nX-XSRF-TOKEN: ${token}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await once(socket, 'data');
  return { finish: () => socket.write(body), answer };
}

/** Until nobody listens there any more. */
async function untilClosed(url: string): Promise<void> {
  const isOpen = async () => {
    const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
    const is = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    return is;
  };
  while (await isOpen()) await pause(20);
}

// The admin site's listener closes after the public one; nothing that its requests need may be gone by then.
it('has its database until the last request of the admin site is answered', async () => {
  const admin = await make.admin();
  const running = await startMain(variables());
  const client = new Client(running.adminUrl, { email: admin.email, password: 'password' });
  const { finish, answer } = await begun(running.adminUrl, client, '{"name":"Pile driver"}');

  const stopped = running.stop();
  await untilClosed(running.url);
  await untilClosed(running.adminUrl);
  finish();

  expect(await answer).toMatch(/HTTP\/1\.1 201 /);
  expect(await stopped).toBe(0);
  expect(await rows('machine_types', 'name = ?', ['Pile driver'])).toHaveLength(1);
});

// A browser opens connections in advance. Waited for, they made each stop end with 1, after nine seconds.
it.each([
  ['over which nothing has come', ''],
  ['with half a head', 'GET /api/machines HTTP/1.1\r\nHost: yard.test\r\n'],
])('does not wait for a connection %s, on either site', async (_what, bytes) => {
  const running = await startMain(variables());
  const sockets = await Promise.all([running.url, running.adminUrl].map((url) => opened(url, bytes)));

  expect(await running.stop()).toBe(0);
  for (const socket of sockets) socket.destroy();
});

/** Once the server knows of it: what comes after it on the same port is answered. */
async function opened(url: string, bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  return socket;
}
