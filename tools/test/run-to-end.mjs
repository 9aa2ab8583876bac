import { spawn } from 'node:child_process';

/** What a step may take: three times what the longest does, since a machine has slow hours. And what a process may take to end when it is done. */
const LIMITS = { stepMs: 90 * 60_000, endMs: 30_000 };

/** Of what runs. Ctrl+C does not reach them. */
const groups = new Set();

/**
 * Runs a command to its end. One that goes on, because of a process that a spec left behind or a test that loops, is
 * ended with everything it started, and its output says so: a run must come to its own end.
 *
 * @param isDone  whether its work is done, though it may still run
 * @returns       `status`, null where it was ended; `output` of both streams; `seconds`
 */
export function runToEnd(command, args, isDone = () => false, { stepMs, endMs } = LIMITS) {
  const started = performance.now();
  return new Promise((resolve) => {
    const env = { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '' };
    const child = spawn(command, args, { env, detached: true });
    groups.add(child.pid);
    let output = '';
    let doneAt = Infinity;
    const look = setInterval(() => {
      const now = performance.now();
      if (isDone()) doneAt = Math.min(doneAt, now);
      if (now < Math.min(started + stepMs, doneAt + endMs)) return;
      clearInterval(look);
      output += `\n${command} ${args.join(' ')}: did not end, and was ended\n`;
      endGroup(child.pid);
    }, 500);
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += String(error)));
    child.on('close', (status) => {
      clearInterval(look);
      groups.delete(child.pid);
      // jest ends its workers, and they nobody: what they have started ends with them.
      endGroup(child.pid);
      resolve({ status, output, seconds: (performance.now() - started) / 1000 });
    });
  });
}

/** Ends all that runs, with everything it started. */
export function endAll() {
  groups.forEach(endGroup);
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
