import { parseArgs } from 'node:util';
import { runSpecsOnBoth } from './kit/programs.mjs';

export default {
  does: 'lives through 10,000 random histories of rentals on each database, and checks what must hold after each',
  services: ['api'],
  run({ args }) {
    const { values } = parseArgs({
      args,
      options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261120' } },
    });
    const variables = { HISTORIES: values.count, HISTORIES_SEED: values.seed };
    return runSpecsOnBoth('backend/src/rentals/moves/random-histories', variables);
  },
};
