import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { WireReply, WireRequest, WireServer } from './message';
import { cutSlowBodies } from './slow-bodies';

/** An upload of so many bytes, by hand, to a server that waits 100 ms for more of it. */
function uploading(length: number, uploadMs: number, listener: RequestListener) {
  const hooks: Record<string, (...given: never[]) => unknown> = {};
  const wire = { addHook: (name: string, hook: () => unknown) => (hooks[name] = hook) };
  cutSlowBodies(wire as Pick<WireServer, 'addHook'> as WireServer, 100, uploadMs);
  const server = createServer((raw, response) => {
    const request = { raw, routeOptions: { bodyLimit: 0, config: { uploads: true } } };
    const onRequest = hooks['onRequest'] as (...given: unknown[]) => void;
    onRequest(request as Pick<WireRequest, 'raw' | 'routeOptions'>, {} as WireReply, () =>
      listener(raw, response),
    );
  }).listen(0);
  const socket = connect((server.address() as AddressInfo).port).setEncoding('latin1');
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
  socket.on('error', () => undefined);
  const close = async () => {
    socket.destroy();
    server.close();
    await (hooks['onClose'] as () => Promise<void>)();
  };
  return { socket, answer: once(socket, 'data'), close };
}

it('ends an upload that goes on, and on, with 408', async () => {
  const { socket, answer, close } = uploading(100_000, 300, (raw) => raw.resume());
  const writing = setInterval(() => socket.write('x'), 20);

  const [head] = await answer;
  clearInterval(writing);
  await close();

  expect(head).toMatch(/^HTTP\/1\.1 408 /);
});

it('takes a moment in which the server could read nothing for no silence of the sender', async () => {
  const { socket, answer, close } = uploading(2, 10_000, (raw, response) => {
    raw.resume().on('end', () => response.end());
  });
  socket.write('x');
  await pause(20);

  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  await pause(20);
  now.mockRestore();
  socket.write('x');

  const [head] = await answer;
  await close();
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
});
