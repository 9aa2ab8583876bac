import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { createEcho } from './create-echo';

it('are 1000 ms before the first attempt to come back, 120000 ms of silence and 30000 ms for the probe', async () => {
  const http = createServer();
  const io = new Server(http);
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const echo = await createEcho(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const connector: unknown = echo.connector;

  expect(connector).toMatchObject({
    options: { reconnectionDelay: 1000, activityTimeout: 120_000, pongTimeout: 30_000 },
    // What socket.io-client itself counts from.
    socket: { io: { opts: { reconnectionDelay: 1000 } } },
  });

  echo.disconnect();
  await io.close();
});
