const { transform } = require('../nest/jest.config.cjs');

module.exports = {
  displayName: 'laravel-wire-typeorm',
  rootDir: __dirname,
  testMatch: ['<rootDir>/test/**/*.spec.ts'],
  testEnvironment: '<rootDir>/test/environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  globalSetup: '<rootDir>/../../../tools/test/built-backend.cjs',
  transform,
};
