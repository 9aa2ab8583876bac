const { closeAll } = require('./boot.cjs');

/** Nothing of these workers stays behind: no listener, no database, no folder. */
module.exports = closeAll;
