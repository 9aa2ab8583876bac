import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { api } from './api';
import { freePort } from '../../tools/test/free-port.cjs';

const BACKEND = join(__dirname, '..');
type Variables = Record<string, string>;

/** A test that fails or runs out of time must not leave a server behind that works on the tests' database. */
const started = new Set<ChildProcess>();
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

/** This project's database as a command or server of its own would be told of it. */
export function databaseUrl(): string {
  const { options } = api.dataSource as unknown as DataSource;
  return 'url' in options ? String(options.url) : `sqlite:${String(options.database)}`;
}

export interface MainProcess {
  url: string;
  adminUrl: string;
  /** All that it has written so far. */
  log(): string;
  /** Until `goOn` it does nothing at all. */
  hold(): void;
  goOn(): void;
  /** Ends it as a supervisor does; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/**
 * The server as `npm start` runs it, on free ports.
 *
 * @throws Error with what it wrote, when it ends before it is up
 */
export async function startMain(variables: Variables): Promise<MainProcess> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const env = { PATH: process.env['PATH'] ?? '', PORT: `${port}`, ADMIN_PORT: `${adminPort}`, ...variables };
  const child = spawn(process.execPath, ['dist/apps/server/main.js'], { cwd: BACKEND, env });
  started.add(child);
  let log = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => (log += chunk.toString()));
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await Promise.race([
    new Promise<void>((resolve) => child.stdout.on('data', () => log.includes('Yard is up') && resolve())),
    ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${log}`))),
  ]);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    log: () => log,
    hold: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    stop,
  };
}
