const onFastify = require('./jest.config.cjs');

/** Where answers could differ by the adapter. `npm run test:all` runs the other specs on Express as well. */
module.exports = {
  ...onFastify,
  displayName: 'laravel-wire-nest-express',
  testMatch: ['<rootDir>/test/{conformance,express,nest-answers,uploads}.spec.ts'],
  testPathIgnorePatterns: [],
  testEnvironmentOptions: { ...onFastify.testEnvironmentOptions, adapter: 'express' },
};
