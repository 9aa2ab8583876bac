// The product on an SQLite file, as a process of its own, with one person signed in who writes.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browsers } from '../crash/browser.mjs';
import { freePort } from '../../tools/test/free-port.cjs';

const execute = promisify(execFile);
const DIST = join(import.meta.dirname, '../../backend/dist');
/** bcrypt of `password` at cost 4. */
const PASSWORD = '$2y$04$XrsRdeiRrcjA4sfEZtEqCePGHjxxDxSgu2bo3VPtN0PCz.1.pgS92';
const STAMP = '2026-01-01 00:00:00.000';
const START_MS = 120_000;

const environmentOf = (file, storage) => ({
  ...process.env,
  DATABASE_URL: `sqlite:${file}`,
  STORAGE_URL: storage,
  REDIS_URL: '',
  DEMO: 'false',
  APP_KEY: 'a key for tests of 32 characters',
  PUSHER_APP_SECRET: 'a secret for tests of 32 letters',
  LOG_LEVEL: 'error',
});

/** A migrated database with one user, and a ticket of theirs. */
export async function makeDatabase(file, storage) {
  await execute(process.execPath, [join(DIST, 'apps/cli/cli.js'), 'migrate'], {
    env: environmentOf(file, storage),
  });
  const user = 'INSERT INTO users (name, email, password, created_at, updated_at) VALUES (?, ?, ?, ?, ?)';
  await ask(file, user, 'Wendy Writer', 'wendy@example.com', PASSWORD, STAMP, STAMP);
  const ticket = 'INSERT INTO support_tickets (user_id, message, created_at, updated_at) VALUES (1, ?, ?, ?)';
  await ask(file, ticket, 'Help', STAMP, STAMP);
}

/** @returns `url`; `write(message)` and `read()`, which give a status; `log()`; `child`; `stop()` */
export async function startProduct(file, storage, more = {}) {
  const [port, adminPort] = [await freePort(), await freePort()];
  const ports = { PORT: String(port), ADMIN_PORT: String(adminPort) };
  const env = { ...environmentOf(file, storage), ...ports, ...more };
  const child = fork(join(DIST, 'apps/server/main.js'), { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let log = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (log += chunk));
  const until = performance.now() + START_MS;
  while (!log.includes('Yard is up')) {
    if (child.exitCode !== null) throw new Error(`the product did not start: ${log}`);
    if (performance.now() > until) throw new Error(`the product is not up: ${log}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  const url = `http://127.0.0.1:${port}`;
  const send = browsers(url);
  const wendy = { email: 'wendy@example.com' };
  return {
    url,
    child,
    log: () => log,
    write: async (content) =>
      (await send(wendy, 'POST', '/api/support_tickets/1/messages', { content })).status,
    read: async () => (await send(wendy, 'GET', '/api/support_tickets')).status,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Integrity of an SQLite file, and the messages' texts in it. */
export async function look(file) {
  const [{ integrity_check: integrity }] = await ask(file, 'PRAGMA integrity_check');
  const rows = await ask(file, 'SELECT content FROM messages');
  return { integrity, messages: rows.map(({ content }) => content) };
}

async function ask(file, sql, ...parameters) {
  const program = join(import.meta.dirname, 'ask.cjs');
  const { stdout } = await execute(process.execPath, [program, file, sql, ...parameters], { maxBuffer: 1e8 });
  return JSON.parse(stdout);
}
