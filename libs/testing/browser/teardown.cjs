const { rmSync } = require('node:fs');
const { closeBrowser } = require('./one-browser.cjs');

module.exports = async function teardown() {
  await closeBrowser();
  const { server, folder } = globalThis.__yardServer;
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
  rmSync(folder, { recursive: true, force: true });
};
