/** jest's `globalSetup` where specs run what is built: builds what has changed since, which takes no time otherwise. */
module.exports = async () => {
  // What is installed there is tested.
  if (process.env.WIRE_CELL) return;
  const { ensureBuilt } = await import('../build/ensure-built.mjs');
  ensureBuilt();
};
