const { rmSync } = require('node:fs');

module.exports = async function teardown() {
  const { server, folder } = globalThis.__yardServer;
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
  rmSync(folder, { recursive: true, force: true });
};
