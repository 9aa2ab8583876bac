// The command line as an operator runs it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CLI = join(import.meta.dirname, '../../backend/dist/apps/cli/cli.js');

/** @returns its `output`, and how many `seconds` it took @throws Error when it fails */
export async function yard(variables, ...words) {
  const since = performance.now();
  const env = { PATH: process.env.PATH, ...variables };
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...words], { env });
  return { output: stdout, seconds: Number(((performance.now() - since) / 1000).toFixed(1)) };
}
