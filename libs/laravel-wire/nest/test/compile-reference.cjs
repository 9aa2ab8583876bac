/** Builds the reference application and what it runs on, unless they are built: `npm test` has built them before. */
module.exports = async () => {
  const { ensureBuilt } = await import('../../../../tools/build/ensure-built.mjs');
  ensureBuilt();
};
