import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { getText } from './get-text';

const packed = new Map([
  ['gzip', gzipSync('words')],
  ['X-Gzip', gzipSync('words')],
  ['br', brotliCompressSync('words')],
  ['deflate', deflateSync('words')],
  ['deflate, identity', deflateRawSync('words')],
  ['gzip, br', brotliCompressSync(gzipSync('words'))],
  ['gzip, gzip', gzipSync(gzipSync('a'.repeat(1001)))],
  ['x-bomb', gzipSync(Buffer.alloc(50_000_000))],
  ['zstd', Buffer.from('words')],
  ['gzip, identity', gzipSync('words').subarray(0, 12)],
]);

let silent: Server;
beforeAll(async () => {
  silent = createServer((request, answer) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const encoding = name === 'x-bomb' ? 'gzip' : name;
    if (packed.has(name)) answer.writeHead(200, { 'content-encoding': encoding }).end(packed.get(name));
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

const allowed = () => true;
const read = (url: string, { timeoutMs = 100, isAllowed = allowed as () => boolean } = {}) =>
  getText(url, { isAllowed, accept: 'text/plain', userAgent: 'Yard', maxBytes: 1000, timeoutMs });

it.each(['/', '/half'])('gives up on a server that never ends: %s', async (path) => {
  const { port } = silent.address() as AddressInfo;
  await expect(read(`http://127.0.0.1:${port}${path}`)).rejects.toThrow(
    'The address did not answer within 0.1 seconds.',
  );
});

it('connects to nothing that a name must not lead to', async () => {
  const { port } = silent.address() as AddressInfo;
  await expect(read(`http://localhost:${port}/`, { isAllowed: () => false })).rejects.toThrow(
    'The address leads into an inner network.',
  );
});

it.each([
  ['/other', 'The address answered 101.'],
  ['/cut', 'The address could not be reached.'],
])('settles where a server does otherwise than it should: %s', async (path, words) => {
  const { port } = silent.address() as AddressInfo;
  await expect(read(`http://127.0.0.1:${port}${path}`, { timeoutMs: 10_000 })).rejects.toThrow(words);
});

describe('an answer that is packed though nobody asked for it', () => {
  const get = (encoding: string) => {
    const { port } = silent.address() as AddressInfo;
    const options = { isAllowed: () => true, accept: 'text/plain', userAgent: 'Yard', timeoutMs: 10_000 };
    const url = `http://127.0.0.1:${port}/${encodeURIComponent(encoding)}`;
    return getText(url, { ...options, maxBytes: encoding === 'x-bomb' ? 1_000_000 : 1000 });
  };

  it.each(['gzip', 'X-Gzip', 'br', 'deflate', 'deflate, identity', 'gzip, br'])(
    'is read: %s',
    async (encoding) => {
      expect(await get(encoding)).toBe('words');
    },
  );

  it.each([
    ['gzip, gzip', 'The answer is larger than 0.001 MB.'],
    ['x-bomb', 'The answer is larger than 1 MB.'],
    ['zstd', 'The answer is packed as “zstd”, which cannot be read.'],
    ['gzip, identity', 'The answer cannot be unpacked.'],
  ])('is refused where it is too large or broken: %s', async (encoding, words) => {
    await expect(get(encoding)).rejects.toThrow(words);
  });
});
