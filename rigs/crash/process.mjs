// One life of the application, from its start to its death.
import { fork } from 'node:child_process';
import { join } from 'node:path';

const VICTIM = join(import.meta.dirname, 'victim.cjs');
/** Environment unless the rig sets another. */
const DEFAULTS = {
  PORT: '0',
  ADMIN_PORT: '0',
  APP_KEY: 'a key for tests of 32 characters',
  PUSHER_APP_SECRET: 'a secret for tests',
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
};

/**
 * @param env    what the application is started with
 * @param clock  the instant at which it wakes up, ISO
 * @returns      `url`; `ask(command, …)` which rejects when the process dies; `died`, its signal; `end()`; `goOn()`
 */
export async function startProcess(env, clock) {
  const child = fork(VICTIM, {
    env: { ...process.env, ...DEFAULTS, ...env, CRASH_CLOCK: clock },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const waiting = new Map();
  let count = 0;
  let isReady;
  const ready = new Promise((resolve) => (isReady = resolve));
  const died = new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      for (const { reject } of waiting.values()) reject(new Error(`the process died: ${signal ?? code}`));
      waiting.clear();
      resolve(signal ?? `exit ${code}`);
    }),
  );
  child.on('message', ({ ready: port, id, value, error }) => {
    if (port) return isReady(port);
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(error));
    else resolve(value);
  });
  const ask = (name, ...parameters) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      child.send({ id: count, name, parameters }, (error) => error && reject(error));
    });
  const port = await Promise.race([ready, died]);
  if (typeof port !== 'number') throw new Error(`the process did not start: ${port}`);
  const end = () => {
    child.kill('SIGKILL');
    return died;
  };
  const goOn = () => child.kill('SIGCONT');
  return { url: `http://127.0.0.1:${port}`, ask, died, end, goOn };
}
