// A server of the cluster: started, killed, stopped, held still and let go by its own number.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const START_MS = 120_000;

/**
 * @param command  `() => [program, args]`, asked at each start
 * @param isUp     asked until it says so
 * @param log      the file for what it prints
 */
export function server({ name, command, env = process.env, isUp, log }) {
  let child = null;
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;

  const end = async (signal) => {
    if (!isRunning()) return;
    const over = once(child, 'exit');
    child.kill(signal);
    // A stopped process does not receive SIGTERM.
    if (signal !== 'SIGKILL') child.kill('SIGCONT');
    await over;
  };
  return {
    name,
    isRunning,
    isUp,
    pid: () => child.pid,
    send: (signal) => child.kill(signal),
    /** @throws Error when it ends instead, or does not come up */
    async start({ more = [] } = {}) {
      const [program, args] = command(more);
      const output = openSync(log, 'a');
      child = spawn(program, args, { env, stdio: ['ignore', output, output] });
      const until = performance.now() + START_MS;
      while (!(await isUp().catch(() => false))) {
        if (!isRunning()) throw new Error(`${name} ended instead of coming up: ${log}`);
        if (performance.now() > until) throw new Error(`${name} does not come up: ${log}`);
        await pause(100);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    hold: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
  };
}
