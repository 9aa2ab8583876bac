const onFastify = require('./jest.config.cjs');

/** Specs that depend most on the adapter. `npm run test:all` runs all that reach it on Express as well. */
module.exports = {
  ...onFastify,
  displayName: 'laravel-wire-nest-express',
  testMatch: ['<rootDir>/test/{conformance,express,large-bodies,nest-answers,server-limits,uploads}.spec.ts'],
  testPathIgnorePatterns: [],
  testEnvironmentOptions: { ...onFastify.testEnvironmentOptions, adapter: 'express' },
};
