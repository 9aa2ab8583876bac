const { createHash } = require('node:crypto');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Spec files by their path, the same on every machine (jest would take them by size and by the times of the last run).
 * With SPEC_ORDER=<seed> in an order of that seed: `SPEC_ORDER=7 npm test -- api` finds specs that lean on another.
 */
module.exports = class SpecOrder extends Sequencer {
  sort(tests) {
    const seed = process.env.SPEC_ORDER;
    const place = ({ path, context }) => {
      const name = `${context.config.displayName?.name} ${path.slice(context.config.rootDir.length)}`;
      return seed ? createHash('sha256').update(`${seed} ${name}`).digest('hex') : name;
    };
    return [...tests].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
};
