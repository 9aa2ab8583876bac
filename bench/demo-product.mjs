import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_FLAGS } from '../tools/node-flags.mjs';
import freePort from '../tools/test/free-port.cjs';

const MAIN = new URL('../backend/dist/apps/server/main.js', import.meta.url).pathname;

/**
 * The product with its demo world on SQLite, in a folder of its own, as a guest meets it.
 *
 * @param options  drawn: its pages are drawn before they are sent; comes back once they are
 * @returns        url, drawn, `stop()`
 */
export async function demoProduct({ drawn = true } = {}) {
  const folder = mkdtempSync(join(process.env.TEST_SCRATCH ?? tmpdir(), 'yard-demo-'));
  const [port, adminPort] = [await freePort.freePort(), await freePort.freePort()];
  const env = {
    PATH: process.env.PATH,
    PORT: port,
    ADMIN_PORT: adminPort,
    LOG_LEVEL: 'error',
    DRAW_PAGES: String(drawn),
  };
  const stdio = ['ignore', 'pipe', 'inherit'];
  const server = spawn(process.execPath, [...NODE_FLAGS, MAIN], { cwd: folder, env, stdio });
  await new Promise((resolve) => server.stdout.on('data', (words) => /Yard is up/.test(words) && resolve()));
  const url = `http://localhost:${port}`;
  const isThere = async () =>
    (await (await fetch(url, { headers: { accept: 'text/html' } })).text()).includes('first-answer');
  while (drawn && !(await isThere())) await new Promise((resolve) => setTimeout(resolve, 100));
  const stop = () =>
    server.once('exit', () => rmSync(folder, { recursive: true, force: true })).kill('SIGTERM');
  return { url, drawn, stop };
}
