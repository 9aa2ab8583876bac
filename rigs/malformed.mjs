import { parseArgs } from 'node:util';
import { runSpecsOnBoth } from './kit/programs.mjs';

export default {
  does: 'sends 10,000 malformed requests, made from the routes, and 14 pairs of hostile values for each parameter',
  services: ['api'],
  run({ args }) {
    const { values } = parseArgs({
      args,
      options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261120' } },
    });
    const variables = { MALFORMED: values.count, MALFORMED_SEED: values.seed, HOSTILE_PAIRS: '14' };
    return runSpecsOnBoth('backend/src/api-docs/(malformed|hostile)', variables);
  },
};
