const { closeBrowser } = require('./one-browser.cjs');

module.exports = async function teardown() {
  try {
    await closeBrowser();
  } finally {
    // Also where no browser could be started: a product that stays on keeps the run from ending.
    await globalThis.__yardProduct.stop();
  }
};
