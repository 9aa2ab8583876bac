import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Admission } from './admission';
import { admitRequests } from './shed-load';

const begun: { url: string; response: ServerResponse }[] = [];
const admission = new Admission(() => 0);
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => void begun.push({ url: request.url ?? '', response }));
  admitRequests(server, admission);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => begun.splice(0));
afterAll(() => server.close());

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Three requests at once over one connection. */
async function asked() {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (part: string) => (text += part));
  socket.write(['/1', '/2', '/3'].map(requestOf).join(''));
  await once(server, 'request');
  return { socket, text: () => text };
}

it('begins the next request of a connection when the one before is answered', async () => {
  const { socket, text } = await asked();
  const seen: string[][] = [];

  for (let count = 1; count <= 3; count += 1) {
    while (begun.length < count) await once(socket, 'data');
    seen.push(begun.map(({ url }) => url));
    begun[count - 1]?.response.end(`answer ${count}`);
  }

  while (!text().includes('answer 3')) await once(socket, 'data');
  expect(seen).toEqual([['/1'], ['/1', '/2'], ['/1', '/2', '/3']]);
  socket.destroy();
});

it('has nobody under way whose answer has begun to go out, however slowly it is taken', async () => {
  const { socket } = await asked();
  expect(admission.underWay).toBe(1);

  begun[0]?.response.writeHead(200).write('the beginning of ');
  await once(socket, 'data');

  expect(admission.underWay).toBe(0);
  socket.destroy();
});

it('has nobody under way any more who sent several and hung up', async () => {
  const { socket } = await asked();
  const first = begun[0]?.response;
  expect([begun.length, admission.underWay]).toEqual([1, 1]);

  socket.destroy();
  if (first) await once(first, 'close');

  expect([begun.length, admission.underWay]).toEqual([1, 0]);
});

it('answers who sends two dozen ahead, and cuts off who sends more, having begun the first alone', async () => {
  const many = async (count: number) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
    socket.write(requestOf('/many').repeat(count));
    await once(server, 'request');
    return socket;
  };

  const tooMany = await many(26);
  await once(tooMany, 'close');
  expect([begun.length, admission.underWay]).toEqual([1, 0]);

  const enough = await many(25);
  for (let count = 2; count <= 26; count += 1) {
    begun[count - 1]?.response.end('answer');
    await once(enough, 'data');
  }
  expect([begun.length, admission.underWay]).toEqual([26, 0]);
  enough.destroy();
});
