// `npm run test:crash`: kills the application 400 times in the middle of the four batches, of the moves of a rental and
// of Stripe's messages, half of them on each database, and looks whether anything is lost or done twice.
// `-- --kills 40 --seed 5 --acts cancel,webhook` for fewer, or others.
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { runOnBoth } from './test/run-on-both.mjs';

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '400' },
    seed: { type: 'string', default: '20261120' },
    acts: { type: 'string' },
  },
});
const kills = Math.ceil(Number(options.kills) / 2);
const args = ['--kills', String(kills), '--seed', options.seed, '--progress'];
if (options.acts) args.push('--acts', options.acts);

process.chdir(workspace);
const isGood = await runOnBoth('crash', () => ['rigs/crash/run.mjs', ...args]);
process.exit(isGood ? 0 : 1);
