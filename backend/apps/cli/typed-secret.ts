import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { Usage } from './commands';

/**
 * A secret from standard input: typed twice and unseen on a terminal, else all that is piped in, less the line's end.
 * Never an argument, which every process of the machine can read.
 *
 * @throws Usage for nothing, and for two that differ
 */
export async function typedSecret(name: string): Promise<string> {
  const secret = process.stdin.isTTY
    ? await askTwice(name)
    : (await text(process.stdin)).replace(/\r?\n$/, '');
  if (secret === '') throw new Usage(`no ${name}: type it, or pipe it in`);
  return secret;
}

async function askTwice(name: string): Promise<string> {
  const first = await ask(`${name}: `);
  if (first !== (await ask(`${name} once more: `))) throw new Usage('the two differ');
  return first;
}

/** Discards the echo of what is typed. */
async function ask(question: string): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  process.stderr.write(question);
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
