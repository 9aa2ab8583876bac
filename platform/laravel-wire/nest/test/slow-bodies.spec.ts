import { connect, type Socket } from 'node:net';
import { app, boots } from './scene';

boots({ slowBodyMs: 400 });

function open(url: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (part: string) => (text += part)).on('error', () => undefined);
  // Who writes on is reset behind the answer.
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { socket, answer };
}

const head = (length: number) =>
  `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

it.each([
  ['stops', () => undefined],
  ['goes on letter by letter', (socket: Socket) => setInterval(() => socket.write(' '), 50)],
])('cuts off a body that %s, on both servers', async (_, more) => {
  for (const url of [app.url, app.secondUrl]) {
    const { socket, answer } = open(url);
    socket.write(`${head(10_000)}{"email":`);
    const timer = more(socket);

    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(timer);
  }
});

it('leaves a body alone that is there in time', async () => {
  const { socket, answer } = open(app.url);
  socket.end(`${head(2).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}{}`);

  expect(await answer).toMatch(/^HTTP\/1\.1 419 |^HTTP\/1\.1 422 /);
});
