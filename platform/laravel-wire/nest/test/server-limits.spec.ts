import { once } from 'node:events';
import { connect } from 'node:net';
import { SERVER_LIMITS } from '../src/http/server-limits';
import { app, boots } from './scene';

boots();

async function answerTo(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (part: string) => (text += part)).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

const HOST = 'Host: localhost';

it.each([
  ['a header too large', `GET /api/user HTTP/1.1\r\n${HOST}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', `POST /login HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  [
    'a length and chunks',
    `POST /login HTTP/1.1\r\n${HOST}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['a URL too long', `GET /api/user?${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n\r\n`, 431],
  [
    'an encoding within an encoding',
    `POST /login HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: x, chunked, x\r\n\r\n`,
    400,
  ],
  ['lines that end early', `GET /api/user HTTP/1.1\n${HOST}\n\n`, 400],
  [
    'an endless extension of a chunk',
    `POST /login HTTP/1.1\r\n${HOST}\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
    413,
  ],
])('refuses %s and hangs up, on both servers alike', async (_what, bytes, status) => {
  for (const url of [app.url, app.secondUrl]) {
    const answer = await answerTo(url, bytes);

    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toHaveProperty('message');
  }
});

it('waits for nobody longer than a reverse proxy would', () => {
  expect(SERVER_LIMITS.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(SERVER_LIMITS.requestTimeout).toBeLessThanOrEqual(600_000);
});

it.each([
  ['hundreds of headers', `GET /api/user HTTP/1.1\r\n${HOST}\r\n${'X: y\r\n'.repeat(4000)}\r\n`, 431],
  ['the first HTTP, which had no headers', 'GET /api/user\r\n\r\n', 400],
])('refuses %s', async (_what, bytes, status) => {
  expect(await answerTo(app.url, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it('refuses a request to two hosts, on both servers alike', async () => {
  for (const url of [app.url, app.secondUrl]) {
    const answer = await answerTo(url, `GET /api/user HTTP/1.1\r\n${HOST}\r\nhost: evil.test\r\n\r\n`);

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message: 'Bad Request' });
  }
});
