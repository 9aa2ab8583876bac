const { createHash } = require('node:crypto');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * The longest spec files first, by what they took the last time, else by their size: no worker ends long before the
 * others. With SPEC_ORDER=<seed> in an order of that seed:
 * `SPEC_ORDER=7 npm test -- api` finds specs that lean on another.
 */
module.exports = class SpecOrder extends Sequencer {
  sort(tests) {
    const seed = process.env.SPEC_ORDER;
    if (!seed) return super.sort(tests);
    const place = ({ path, context }) => {
      const name = `${context.config.displayName?.name} ${path.slice(context.config.rootDir.length)}`;
      return createHash('sha256').update(`${seed} ${name}`).digest('hex');
    };
    return [...tests].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
};
