import type { ForkOptions } from 'node:child_process';
import { sep } from 'node:path';

/** Memory limit of the rendering process; one that needs more is killed. */
const MEMORY = ['--max-old-space-size=192', '--max-semi-space-size=16'];

/** Node's permission model, under its name of before Node 22.13 and of after. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Options for a process that runs the code of others: no environment, reads only the named files, writes
 * none, no process, thread or native code of its own, and no output but its messages.
 *
 * @param readable  folders and files
 */
export function confined(readable: readonly string[]): ForkOptions {
  const files = readable.map((path) => `--allow-fs-read=${path.endsWith('.cjs') ? path : path + sep}`);
  return {
    env: {},
    execArgv: [PERMISSION, ...files, ...MEMORY, '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  };
}
