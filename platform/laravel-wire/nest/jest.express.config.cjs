const onFastify = require('./jest.config.cjs');

/** These do not reach the adapter: sockets have a server of their own, and Redis is shared with the project on Fastify. */
const BELOW =
  'locks|processes|redis.*|session-forms|shared-session|publish.*|refused-publish|pusher.*|own-.*|silence';

module.exports = {
  ...onFastify,
  displayName: 'laravel-wire-nest-express',
  testPathIgnorePatterns: [`/(${BELOW}|slow-readers|socket-traps)\\.spec\\.ts$`],
  testEnvironmentOptions: { ...onFastify.testEnvironmentOptions, adapter: 'express' },
};
