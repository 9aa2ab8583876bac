// The product as an operator runs it, on a prepared database, as a process of its own that can be asked what it holds.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NODE_FLAGS } from '../../tools/node-flags.mjs';
import { freePort } from '../../tools/test/services.mjs';

const MAIN = join(import.meta.dirname, '../../backend/dist/apps/server/main.js');
const PROBE = join(import.meta.dirname, 'probe.cjs');
const START_MS = 120_000;

/** Prepares the database of `DATABASE_URL`. @returns ids: `machines`, and the renter's `address` */
export async function prepare() {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'prepare.mjs')]);
  return JSON.parse(stdout);
}

/** A folder for the product's files, and what it is told beside its database. */
export function surroundings() {
  const storage = mkdtempSync(join(tmpdir(), 'yard-load-'));
  return {
    variables: {
      STORAGE_URL: storage,
      DEMO: 'false',
      PAYMENTS: 'simulator',
      APP_KEY: 'a key for tests of 32 characters',
      PUSHER_APP_SECRET: 'a secret for tests of 32 letters',
      LOG_LEVEL: 'error',
    },
    remove: () => rmSync(storage, { recursive: true, force: true }),
  };
}

/**
 * @param variables  beside the environment of this process
 * @param options    `ports`, free ones without it; `execArgv`; `command`, what starts node in its place; `main`,
 *   another version's
 * @returns          `url`, `adminUrl`; `child`; `log()`; `held()`; `ended`, its exit code; `stop()`
 */
export async function startProduct(
  variables,
  { ports, execArgv = [], command = process.execPath, main = MAIN } = {},
) {
  const [port, adminPort] = ports ?? [await freePort(), await freePort()];
  const child = fork(main, {
    env: { ...process.env, ...variables, PORT: String(port), ADMIN_PORT: String(adminPort) },
    execPath: command,
    execArgv: [...NODE_FLAGS, '--expose-gc', '--require', PROBE, ...execArgv],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (log += chunk));
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
  while (!log.includes('Yard is up')) {
    const code = await Promise.race([once(child.stdout, 'data').then(() => null), ended]);
    if (code !== null) throw new Error(`the product did not start (${code}): ${log}`);
  }
  clearTimeout(late);
  return {
    url: `http://127.0.0.1:${port}`,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    child,
    log: () => log,
    async held() {
      const answer = once(child, 'message');
      child.send('held');
      return (await answer)[0];
    },
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
