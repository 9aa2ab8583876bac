const SpecOrder = require('../../../test/spec-order.cjs');

/** The spec files in the order of YARD_ORDER (those of a fault, nearest first), else as `npm test` has them. */
module.exports = class extends SpecOrder {
  sort(tests) {
    if (!process.env.YARD_ORDER) return super.sort(tests);
    const order = JSON.parse(process.env.YARD_ORDER);
    return [...tests].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }
};
