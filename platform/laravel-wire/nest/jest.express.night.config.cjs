const { testMatch } = require('./jest.config.cjs');
const onExpress = require('./jest.express.config.cjs');

/** These do not reach the adapter: sockets have a server of their own, and Redis is shared with the project on Fastify. */
const BELOW =
  'locks|processes|redis.*|session-forms|shared-session|publish.*|refused-publish|pusher.*|own-.*|silence';

module.exports = {
  ...onExpress,
  displayName: 'night-express',
  testMatch,
  testPathIgnorePatterns: [`/(${BELOW}|slow-readers|socket-traps)\\.spec\\.ts$`],
};
