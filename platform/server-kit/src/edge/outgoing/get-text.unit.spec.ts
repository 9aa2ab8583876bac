import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getText } from './get-text';

let silent: Server;
beforeAll(async () => {
  silent = createServer((request, answer) => {
    if (request.url === '/half') answer.write('half');
    if (request.url === '/other') answer.writeHead(101, { connection: 'upgrade', upgrade: 'odd' }).end();
    if (request.url === '/cut') {
      answer.writeHead(200, { 'transfer-encoding': 'chunked' }).write('begun');
      setImmediate(() => answer.destroy());
    }
  });
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

const read = (url: string, isAllowed = () => true) =>
  getText(url, { isAllowed, accept: 'text/plain', userAgent: 'Yard', maxBytes: 1000, timeoutMs: 100 });

it.each(['/', '/half'])('gives up on a server that never ends: %s', async (path) => {
  const { port } = silent.address() as AddressInfo;
  await expect(read(`http://127.0.0.1:${port}${path}`)).rejects.toThrow(
    'The address did not answer within 0.1 seconds.',
  );
});

it('connects to nothing that a name must not lead to', async () => {
  const { port } = silent.address() as AddressInfo;
  await expect(read(`http://localhost:${port}/`, () => false)).rejects.toThrow(
    'The address leads into an inner network.',
  );
});

it.each([
  ['/other', 'The address answered 101.'],
  ['/cut', 'The address could not be reached.'],
])('settles where a server does otherwise than it should: %s', async (path, words) => {
  const { port } = silent.address() as AddressInfo;
  await expect(read(`http://127.0.0.1:${port}${path}`)).rejects.toThrow(words);
});
