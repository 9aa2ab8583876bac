/**
 * jest's `globalSetup` of specs that run the compiled server: builds the backend and what it stands on, a matter of
 * seconds, and everything only where a site was never built. Specs of pages read the sites as they were built last.
 */
module.exports = async () => {
  // What is installed there is tested.
  if (process.env.WIRE_CELL) return;
  const { ensureBackendBuilt } = await import('../build/ensure-built.mjs');
  ensureBackendBuilt();
};
