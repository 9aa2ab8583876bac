const { buildReference } = require('../../reference/build.cjs');

/** Compiles the reference application, and what it runs on, where a source is newer. */
module.exports = () => buildReference();
