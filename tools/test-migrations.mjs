// `npm run test:migrations`: all migrations there, back and there again, and the newest ones on 100,000 requests with
// somebody who writes meanwhile, on both databases. Schema, rows and checksums must be as they were; how long a write
// waited is told. `-- --requests 1000` for fewer.
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { runOnBoth } from './test/run-on-both.mjs';

const { values: options } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });

process.chdir(workspace);
const isGood = await runOnBoth('migrations', () => [
  'rigs/migrations/there-and-back.mjs',
  '--requests',
  options.requests,
]);
process.exit(isGood ? 0 : 1);
