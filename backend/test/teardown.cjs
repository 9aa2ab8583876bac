const { closeAll } = require('./boot.cjs');

/** Nothing of a run stays behind: no listener, no database, no folder. */
module.exports = closeAll;
