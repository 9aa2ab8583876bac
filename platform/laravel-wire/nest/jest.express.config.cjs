const onFastify = require('./jest.config.cjs');

module.exports = {
  ...onFastify,
  displayName: 'laravel-wire-nest-express',
  testPathIgnorePatterns: [],
  testEnvironmentOptions: { ...onFastify.testEnvironmentOptions, adapter: 'express' },
};
