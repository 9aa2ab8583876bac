// `npm run test:sqlmap`: sqlmap, signed in as an admin, against the product on both databases: every parameter of every
// list, ids in paths, bodies and headers, at level 2 and risk 3 with all of its techniques; some twenty minutes. First
// it has to find the hole in a server that has one. Installs sqlmap where apt can, else says what is missing.
// `-- --only machines` for the requests that have the word in them, `-- --level 5` for more forms of each.
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { requirePackages } from '../rigs/kit/debian-packages.mjs';
import { runOnBoth } from './test/run-on-both.mjs';

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, level: { type: 'string', default: '2' } },
});

requirePackages('test:sqlmap', [{ package: 'sqlmap', program: 'sqlmap' }]);
process.chdir(workspace);
const isGood = await runOnBoth(
  'sqlmap',
  () => ['rigs/sqlmap/run.mjs', '--only', options.only, '--level', options.level],
  () => ({ REDIS_URL: '' }),
);
process.exit(isGood ? 0 : 1);
