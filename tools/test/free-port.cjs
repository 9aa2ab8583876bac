// One for all tests and benches: specs, stand-ins and scripts start servers side by side.
const { randomInt } = require('node:crypto');
const { createServer } = require('node:net');

/** Below those that systems give to outgoing connections: one of these cannot take the port before its server does. */
const [FROM, UNTIL] = [10_000, 30_000];

/** @returns {Promise<number>} a port of this machine that nobody listens on */
exports.freePort = async function freePort() {
  for (;;) {
    const port = randomInt(FROM, UNTIL);
    if (await isFree(port)) return port;
  }
};

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)));
  });
}
