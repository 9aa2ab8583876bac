// `npm run test:histories`: 10,000 random histories of requests, approvals, moves and cancels on each database; the
// invariants are looked at after each. `-- --count 500 --seed 5` for fewer, or others.
import { parseArgs } from 'node:util';
import { specOnBoth } from './test/spec-on-both.mjs';

const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261120' } },
});
const variables = { HISTORIES: options.count, HISTORIES_SEED: options.seed };
const isGood = await specOnBoth('backend/src/rentals/moves/random-histories', variables);
process.exitCode = isGood ? 0 : 1;
