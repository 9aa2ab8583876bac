import { spawn } from 'node:child_process';
import { join } from 'node:path';

const CLI = join(__dirname, '../dist/cli.js');

/** A command as a person runs it, with what is piped into it: how it ended and what it said, in order. */
export function yard(
  words: string[],
  variables: Record<string, string>,
  input = '',
): Promise<{ code: number | null; output: string }> {
  const env = { PATH: process.env['PATH'] ?? '', ...variables };
  const child = spawn(process.execPath, [CLI, ...words], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  // One that reads nothing ends before all is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
