import fastify from 'fastify';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endAnsweredConnections } from './answered-connections';

/** A signal that a test gives or waits for. */
function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

it('ends the connection of an answer that goes out while the server closes', async () => {
  const [begun, closing, release] = [signal(), signal(), signal()];
  const server = fastify({ forceCloseConnections: 'idle' });
  endAnsweredConnections(server);
  server.addHook('preClose', async () => closing.give());
  server.get('/slow', async () => {
    begun.give();
    await release.given;
    return 'done';
  });
  server.get('/quick', async () => 'done');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const { port } = server.server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, path, agent }, (answer) => resolve(answer.resume())).on('error', reject);
    });

  expect((await ask('/quick')).headers.connection).toBe('keep-alive');
  const slow = ask('/slow');
  await begun.given;
  const closed = server.close();
  await closing.given;
  release.give();

  expect((await slow).headers.connection).toBe('close');
  await closed;
  agent.destroy();
});
