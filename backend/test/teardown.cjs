const { closeAll } = require('./boot.cjs');

/** Nothing of a run stays behind: no listener, no database, no folder. */
module.exports = async () => {
  await closeAll();
  if (!process.env.TEST_SCRATCH || !process.env.TEST_DATABASE_URL) return;
  const { dropLeftDatabases } = await import('../../tools/test/fresh-mysql.mjs');
  await dropLeftDatabases(process.env.TEST_SCRATCH);
};
