// `npm run test:backup`: a backup of a gigabyte on each database while people write and upload, brought back into an
// empty place and looked at: whether it lacks anything that was acknowledged, and how long both took. `-- --megabytes
// 100` for less.
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { runOnBoth } from './test/run-on-both.mjs';

const { values: options } = parseArgs({
  options: { megabytes: { type: 'string', default: '1000' }, seconds: { type: 'string', default: '15' } },
});

process.chdir(workspace);
const isGood = await runOnBoth('backup', () => [
  'rigs/backup/run.mjs',
  ...['--megabytes', options.megabytes, '--seconds', options.seconds],
]);
process.exit(isGood ? 0 : 1);
