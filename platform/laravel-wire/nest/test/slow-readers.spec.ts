import { connect } from 'node:net';
import { app, boots } from './scene';

/** Each answer has three bytes for one of these: together they are more than the kernels of both sides take. */
const LETTERS = 'é'.repeat(450_000);
const REQUESTS = 4;

boots({ slowBodyMs: 400 });

/** Asks and reads nothing, and says something now and then, until the connection is gone. @returns bytes read */
async function stubborn(url: string): Promise<number> {
  const body = JSON.stringify({ letters: LETTERS });
  const head = `POST /api/lab/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json`;
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`.repeat(REQUESTS));
  const timer = setInterval(() => socket.write('\r\n'), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return socket.bytesRead;
}

it('cuts off who takes nothing of their answers, on both servers', async () => {
  for (const url of [app.url, app.secondUrl]) {
    expect(await stubborn(url)).toBeLessThan(REQUESTS * LETTERS.length * 3);
  }
});
