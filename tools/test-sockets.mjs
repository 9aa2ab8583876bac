// `npm run test:sockets`: 5,000 idle sockets of both protocols and 200 clients that listen, on each database's server:
// what a socket costs, whether each message is heard once and soon, and by all again after the server was stopped and
// killed. `-- --idle 500 --listeners 20` for fewer.
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { runOnBoth } from './test/run-on-both.mjs';

const { values: options } = parseArgs({
  options: { idle: { type: 'string', default: '5000' }, listeners: { type: 'string', default: '200' } },
});

process.chdir(workspace);
const isGood = await runOnBoth(
  'sockets',
  () => ['rigs/load/many-sockets.mjs', '--idle', options.idle, '--listeners', options.listeners],
  () => ({ REDIS_URL: '' }),
);
process.exit(isGood ? 0 : 1);
