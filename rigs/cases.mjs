import { parseArgs } from 'node:util';
import { runSpecs } from './kit/programs.mjs';

const SPECS = ['rates', 'batch-windows', 'cancellation-tiers'];

export default {
  does: 'tries prices, windows of batches and refunds in 100,000 generated cases each',
  isBuilt: false,
  run({ args }) {
    const { values } = parseArgs({ args, options: { count: { type: 'string', default: '100000' } } });
    const patterns = SPECS.map((name) => `libs/contracts/src/.*/${name}.spec`);
    return runSpecs(['unit'], patterns, { CASES: values.count });
  },
};
