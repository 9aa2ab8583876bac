/** @jest-environment-options {"slowBodyMs":600} */
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { api, guest } from '../../../../../test/api';

/** On each site: whose body never comes, and who never reads. */
const [SENDERS, READERS] = [24, 6];
/** More than the kernels of both sides take. */
const PIPELINED = 24;

const sites = () => [
  { url: api.url, shell: 'shell-public' },
  { url: api.adminUrl, shell: 'shell-admin' },
];

function largestAsset(shell: string): string {
  const folder = join(process.cwd(), shell, 'dist/assets');
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? '';
}

/** Says these bytes, reads nothing, and says a little now and then, until it is cut. */
async function cut(url: string, bytes: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  socket.write(bytes);
  const timer = setInterval(() => socket.write('\r\n'), 100);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
}

it('cuts slow clients on both sites, and answers all others meanwhile', async () => {
  const slow = sites().flatMap(({ url, shell }) => {
    const host = `Host: ${new URL(url).host}\r\n`;
    const body = `POST /login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n`;
    const read = `GET /assets/${largestAsset(shell)} HTTP/1.1\r\n${host}\r\n`.repeat(PIPELINED);
    return [...Array<string>(SENDERS).fill(body), ...Array<string>(READERS).fill(read)].map((bytes) =>
      cut(url, bytes),
    );
  });
  let isOver = false;
  const all = Promise.all(slow).then(() => (isOver = true));

  const statuses = new Set<number>();
  while (!isOver) statuses.add((await guest().get('/api/machine_types')).status);

  expect(await all).toBe(true);
  expect([...statuses]).toEqual([200]);
});
