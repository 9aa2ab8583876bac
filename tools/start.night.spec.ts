import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './test/free-port.cjs';

let folder = '';
let environment: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yard-stop-'));
  environment = {
    DATABASE_URL: `sqlite:${join(folder, 'stop.sqlite')}`,
    STORAGE_URL: folder,
    PORT: String(await freePort()),
    ADMIN_PORT: String(await freePort()),
    DEMO: 'false',
  };
  const env = { ...process.env, ...environment };
  execFileSync(process.execPath, ['tools/build.mjs']);
  execFileSync(process.execPath, ['backend/dist/apps/cli/cli.js', 'migrate'], { env });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finishes what is in flight when npm is told to stop, and npm waits for it', async () => {
  const npm = await npmStart({});
  const { finish } = await halfRequest();

  npm.kill('SIGTERM');
  await until(async () => (await statusOf('/health/live')) === null);
  expect(npm.exitCode).toBeNull();
  const answer = await finish();
  const [code] = (await once(npm, 'exit')) as [number];

  expect(answer).toMatch(/^HTTP\/1\.1 419 /);
  expect(answer).toMatch(/connection: close/i);
  expect(code).toBe(0);
});

it('is told twice, by npm and by whoever tells the whole group, and stops once', async () => {
  const npm = await npmStart({});
  const { finish } = await halfRequest();

  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await until(async () => (await statusOf('/health/live')) === null);

  expect(await finish()).toMatch(/^HTTP\/1\.1 419 /);
  await once(npm, 'exit');
});

it('is not ready at first, and still answers, for as long as DRAIN_SECONDS says', async () => {
  const npm = await npmStart({ DRAIN_SECONDS: '2' });

  npm.kill('SIGTERM');
  await until(async () => (await statusOf('/health/ready')) === 503);

  expect(await statusOf('/health/live')).toBe(200);
  await once(npm, 'exit');
  expect(await statusOf('/health/live')).toBeNull();
});

async function npmStart(more: Record<string, string>): Promise<ChildProcess> {
  const env = { ...process.env, ...environment, ...more };
  const npm = spawn('npm', ['start'], { env, detached: true, stdio: 'ignore' });
  await until(async () => npm.exitCode !== null || (await statusOf('/health/ready')) === 200);
  expect(npm.exitCode).toBeNull();
  return npm;
}

/** A request that the server has taken and waits for the rest of. */
async function halfRequest() {
  const socket = connect(Number(environment.PORT), '127.0.0.1');
  await once(socket, 'connect');
  const head = ['POST /login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  socket.write([...head, 'Content-Length: 2', 'Expect: 100-continue', '', ''].join('\r\n'));
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(String(first)).toMatch(/^HTTP\/1\.1 100 /);
  return { finish: () => finished(socket) };
}

async function finished(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += String(chunk)));
  socket.write('{}');
  await once(socket, 'close');
  return answer;
}

/** Null where nobody listens. */
async function statusOf(path: string): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${environment.PORT}${path}`).catch(() => null);
  await answer?.text();
  return answer?.status ?? null;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}
