// `npm run test:stops`: tells the server to stop 100 times under load, half of them on each database, and looks whether
// a request that it had taken is cut, lost or half written. `-- --stops 20 --seed 5` for fewer, or others.
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { runOnBoth } from './test/run-on-both.mjs';

const { values: options } = parseArgs({
  options: { stops: { type: 'string', default: '100' }, seed: { type: 'string', default: '20261120' } },
});
const stops = String(Math.ceil(Number(options.stops) / 2));

process.chdir(workspace);
const isGood = await runOnBoth(
  'stops',
  () => ['rigs/load/stops.mjs', '--stops', stops, '--seed', options.seed],
  () => ({ REDIS_URL: '' }),
);
process.exit(isGood ? 0 : 1);
