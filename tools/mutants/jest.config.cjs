// Stryker's jest: the specs of one area (MUTANTS_AREA), as `npm test` runs them, from Stryker's copy of the workspace.
const { join } = require('node:path');
const { project } = require('../jest.base.cjs');
const { sharing } = require('../test/outside.cjs');
const { specs, isService } = JSON.parse(process.env.MUTANTS_AREA);

const root = join(__dirname, '../..');
const shared = {
  testTimeout: 600_000,
  testSequencer: '<rootDir>/tools/test/spec-order.cjs',
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: specs.map((pattern) => `${root}/${pattern}`),
  // Stryker wraps it, and knows nothing of <rootDir>.
  testEnvironment: join(__dirname, 'environment.cjs'),
};

module.exports = isService
  ? project({
      ...sharing,
      ...shared,
      testPathIgnorePatterns: ['\\.mysql\\.spec\\.ts$', '\\.night\\.spec\\.ts$'],
      testEnvironmentOptions: { dialect: 'sqlite' },
      globalTeardown: '<rootDir>/backend/test/teardown.cjs',
    })
  : project(shared);
