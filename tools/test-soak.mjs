// `npm run test:soak`: a steady mixed load on each database's server for half an hour, and whether it holds more and
// more memory, files or connections. `-- --minutes 120 --per-second 25` for longer, or more. Draws `soak-sqlite.svg`
// and `soak-mysql.svg` into the folder of `--plots`, by default the system's for what is temporary.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { runOnBoth } from './test/run-on-both.mjs';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    'per-second': { type: 'string', default: '12' },
    plots: { type: 'string', default: tmpdir() },
  },
});
const seconds = String(Number(options.minutes) * 60);
const args = ['--seconds', seconds, '--per-second', options['per-second']];

process.chdir(workspace);
const isGood = await runOnBoth(
  'soak',
  (kind) => ['rigs/load/soak.mjs', ...args, '--svg', join(options.plots, `soak-${kind}.svg`)],
  // One with Redis, as it is scaled out, and one without, as it comes.
  (kind) => ({ REDIS_URL: kind === 'mysql' ? `${process.env.TEST_REDIS_URL}/9` : '' }),
);
process.exit(isGood ? 0 : 1);
