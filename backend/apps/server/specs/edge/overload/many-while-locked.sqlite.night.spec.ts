import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { api } from '../../../../../test/api';
import { databaseUrl, startMain } from '../../../../../test/main-process';

/** More than a server asks for that leaves it at a number of its own, fewer than a process may have files open. */
const CROWD = 2_500;
const TOLD = ['HTTP/1.1 200', 'HTTP/1.1 503'];
const kept = () => Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));

const variables = () => ({
  APP_KEY: 'a key for tests of 32 characters',
  PUSHER_APP_SECRET: 'a secret for tests',
  DEMO: 'false',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl(),
  STORAGE_URL: join(api.storage, 'held'),
});

async function asking(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /api/machine_types HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  return socket;
}

async function statusOf(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await once(socket, 'close');
  return text.slice(0, 12);
}

it('tells everybody something who came while the process was held', async () => {
  const running = await startMain(variables());
  running.hold();
  const crowd = await Promise.all(
    Array.from({ length: Math.min(CROWD, kept()) }, () => asking(Number(new URL(running.url).port))),
  );
  const answers = Promise.all(crowd.map(statusOf));
  running.goOn();

  expect((await answers).filter((status) => !TOLD.includes(status))).toEqual([]);
  expect(await running.stop()).toBe(0);
});
