import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { endSilentConnections } from './silent-connections';

it('ends a connection that says blank lines after its answer, and asks nothing', async () => {
  const server = createServer((_request, response) => response.end('An answer.')).listen(0, '127.0.0.1');
  endSilentConnections([server], 200);
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const timer = setInterval(() => socket.write('\r\n'), 20);

  await new Promise((resolve) => socket.once('close', resolve));

  expect(socket.bytesRead).toBeGreaterThan(0);
  clearInterval(timer);
  server.close();
});
