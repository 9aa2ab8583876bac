import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { WireReply, WireRequest, WireServer } from './message';
import { cutSlowBodies } from './slow-bodies';

it('ends an upload that goes on, and on, with 408', async () => {
  const hooks: Record<string, (...given: never[]) => unknown> = {};
  const wire = { addHook: (name: string, hook: () => unknown) => (hooks[name] = hook) };
  cutSlowBodies(wire as Pick<WireServer, 'addHook'> as WireServer, 100, 300);
  const server = createServer((raw) => {
    const request = { raw, routeOptions: { bodyLimit: 0, config: { uploads: true } } };
    const onRequest = hooks['onRequest'] as (...given: unknown[]) => void;
    onRequest(request as Pick<WireRequest, 'raw' | 'routeOptions'>, {} as WireReply, () => raw.resume());
  }).listen(0);
  const socket = connect((server.address() as AddressInfo).port).setEncoding('latin1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n');
  const writing = setInterval(() => socket.write('x'), 20);
  socket.on('error', () => undefined);

  const [answer] = await once(socket, 'data');
  clearInterval(writing);
  socket.destroy();
  server.close();
  await (hooks['onClose'] as () => Promise<void>)();

  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
