// The two servers, each a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NODE_FLAGS } from '../tools/node-flags.mjs';
import { freePort } from '../tools/test/free-port.cjs';

const PROBE = join(import.meta.dirname, 'probe.cjs');
const START_MS = 60_000;

/** The product, as `npm start` runs it; see `startServer`. */
export function startProduct(name, environment) {
  return startServer(name, 'backend/dist/apps/server/main.js', environment, NODE_FLAGS);
}

/** @returns name, port, `cpu()` in µs so far, `memory()` in bytes after a collection, `loop()`: longest and p99
 *   delay of the event loop in ms since it was last asked, `stop()` */
export async function startServer(name, script, environment, execArgv = []) {
  const port = await freePort();
  const adminPort = await freePort();
  const env = { ...process.env, ...environment, PORT: String(port), ADMIN_PORT: String(adminPort) };
  const options = { env, execArgv: ['--expose-gc', '--require', PROBE, ...execArgv] };
  const child = fork(script, { ...options, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await answers(name, child, port);
  return {
    name,
    port,
    cpu: () => answerOf(child, 'cpu'),
    memory: () => answerOf(child, 'memory'),
    loop: () => answerOf(child, 'loop'),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answerOf(child, question) {
  child.send(question);
  const [answer] = await once(child, 'message');
  return answer;
}

async function answers(name, child, port) {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the ${name} server ended with ${child.exitCode}`);
    try {
      await fetch(`http://127.0.0.1:${port}/health`);
      return;
    } catch {
      // The server is not listening yet.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  child.kill();
  throw new Error(`the ${name} server does not answer on port ${port}`);
}
