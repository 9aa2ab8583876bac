import { spawn } from 'node:child_process';

export interface Ended {
  /** null where it did not end by itself. */
  code: number | null;
  output: string;
}

/** Longer than any takes, and shorter than the limit of a spec that starts one: so what it said last is told. */
const LIMIT_MS = 480_000;

/** Runs a script of Node's as a process of its own, with what is piped into it. One that hangs is killed. */
export function program(args: string[], env: NodeJS.ProcessEnv, input = ''): Promise<Ended> {
  const child = spawn(process.execPath, args, { env, timeout: LIMIT_MS, killSignal: 'SIGKILL' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  // One that reads nothing ends before all is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
