const { closeBrowser } = require('./one-browser.cjs');

module.exports = async function teardown() {
  await closeBrowser();
  await globalThis.__yardProduct.stop();
};
