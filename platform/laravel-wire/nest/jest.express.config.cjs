const onFastify = require('./jest.config.cjs');

/** What leans on the adapter most. `npm run test:all` runs all that reaches it on Express as well. */
module.exports = {
  ...onFastify,
  displayName: 'laravel-wire-nest-express',
  testMatch: ['<rootDir>/test/{conformance,express,large-bodies,nest-answers,server-limits,uploads}.spec.ts'],
  testPathIgnorePatterns: [],
  testEnvironmentOptions: { ...onFastify.testEnvironmentOptions, adapter: 'express' },
};
