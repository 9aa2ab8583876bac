import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, startMain } from '../../../../../test/main-process';

it('is waited for once more at the start: a first connection that nobody greets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yard-greeting-'));
  const url = new URL(databaseUrl());
  const [host, port] = [url.hostname, Number(url.port)];
  const sockets: Socket[] = [];
  const line = createServer((socket) => {
    if (sockets.push(socket) === 1) return;
    const database = connect(port, host);
    sockets.push(database);
    socket.pipe(database).pipe(socket);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => line.once('listening', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((line.address() as AddressInfo).port);

  const server = await startMain({
    DATABASE_URL: url.href,
    STORAGE_URL: folder,
    APP_KEY: 'a key for tests of 32 characters',
  });

  await server.stop();
  expect(sockets.length).toBeGreaterThan(2);
  sockets.forEach((socket) => socket.destroy());
  await new Promise((resolve) => line.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
