// `npm run test:malformed`: 10,000 malformed requests, made from the routes, on each database: none may be answered
// with a fault of ours; and 14 pairs of hostile values for each parameter of a list. `-- --count 500 --seed 5` for
// fewer requests, or others.
import { parseArgs } from 'node:util';
import { specOnBoth } from './test/spec-on-both.mjs';

const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261120' } },
});
const variables = { MALFORMED: options.count, MALFORMED_SEED: options.seed, HOSTILE_PAIRS: '14' };
const isGood = await specOnBoth('backend/src/api-docs/(malformed|hostile)', variables);
process.exitCode = isGood ? 0 : 1;
