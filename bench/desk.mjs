// `npm run bench:desk`: what the back office asks again and again, at a hundred thousand requests: what waits, the
// first and the last page of the list, the ledger at a glance. See README.md.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { onEach } from './scratch.mjs';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'sqlite,mysql' },
  },
});

process.chdir(join(import.meta.dirname, '..'));
await onEach(options.database, async ({ dialect, env }) => {
  console.log(`\n${dialect}, ${options.requests} requests:`);
  const asked = promisify(execFile)(process.execPath, ['bench/desk-process.cjs', options.requests], { env });
  console.log((await asked).stdout.trimEnd());
});
