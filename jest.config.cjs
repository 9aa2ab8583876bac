const { project } = require('./tools/jest.base.cjs');
const { sharing } = require('./tools/test/outside.cjs');

/** Rules and helpers without a server; API specs through the front door, on both databases. */
const api = (dialect) =>
  project({
    ...sharing,
    displayName: `api-${dialect}`,
    testMatch: ['<rootDir>/backend/{apps,src}/**/*.spec.ts'],
    // What is about one database itself (`.mysql.spec.ts`, `.sqlite.spec.ts`) belongs to one project alone.
    testPathIgnorePatterns: [
      '\\.unit\\.spec\\.ts$',
      dialect === 'mysql' ? '\\.sqlite\\.spec\\.ts$' : '\\.mysql\\.spec\\.ts$',
    ],
    testEnvironment: '<rootDir>/backend/test/environment.cjs',
    testEnvironmentOptions: { dialect },
    globalSetup: '<rootDir>/tools/test/built.cjs',
    globalTeardown: '<rootDir>/backend/test/teardown.cjs',
  });

module.exports = {
  // For a test that hangs. A busy machine is no failure: nothing here is about speed.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/tools/test/spec-order.cjs',
  projects: [
    project({
      displayName: 'unit',
      // The same code as Node loads it: jest takes no ESM.
      moduleNameMapper: { '^csv-parse/browser/esm/sync$': 'csv-parse/sync' },
      testMatch: [
        '<rootDir>/libs/**/src/**/*.spec.{ts,tsx}',
        '<rootDir>/{shell,mf}-*/src/**/*.spec.{ts,tsx}',
        '<rootDir>/{bench,rigs,tools}/**/*.spec.ts',
        '<rootDir>/backend/{apps,src}/**/*.unit.spec.ts',
      ],
    }),
    // A page with its API answered by the spec: no server, no browser.
    project({
      displayName: 'screens',
      testMatch: ['<rootDir>/{libs/*,shell-*,mf-*}/src/**/*.screen.spec.tsx'],
      testEnvironment: '<rootDir>/libs/testing/screen/environment.cjs',
      setupFiles: ['<rootDir>/libs/testing/screen/browser-parts.ts'],
      testEnvironmentOptions: { customExportConditions: ['workspace-source', 'require', 'default'] },
      // ESM alone, which jest cannot load as it is.
      transformIgnorePatterns: ['/node_modules/(?!lucide/)'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/libs/testing/screen/class-names.cjs',
        '\\.(css|svg)$': '<rootDir>/libs/testing/screen/nothing.cjs',
      },
    }),
    '<rootDir>/libs/laravel-wire/nest/jest.config.cjs',
    '<rootDir>/libs/laravel-wire/typeorm/jest.config.cjs',
    api('sqlite'),
    api('mysql'),
    project({
      ...sharing,
      displayName: 'browser',
      testEnvironment: '<rootDir>/libs/testing/browser/environment.cjs',
      testMatch: ['<rootDir>/shell-*/e2e/**/*.spec.ts'],
      globalSetup: '<rootDir>/libs/testing/browser/setup.cjs',
      globalTeardown: '<rootDir>/libs/testing/browser/teardown.cjs',
    }),
    // A remote alone, without a server: `npx nx e2e mf-support`.
    project({
      ...sharing,
      displayName: 'remotes',
      testEnvironment: '<rootDir>/libs/testing/browser/environment.cjs',
      testMatch: ['<rootDir>/mf-*/e2e/**/*.spec.ts'],
      globalSetup: '<rootDir>/tools/test/built.cjs',
      globalTeardown: '<rootDir>/libs/testing/browser/close.cjs',
    }),
    // `npm run rig -- browsers`: what `npm test` tells in Chromium, in Firefox and WebKit.
    project({
      displayName: 'browsers',
      testMatch: ['<rootDir>/shell-public/e2e/browsers/*.story.ts'],
      globalSetup: '<rootDir>/libs/testing/browser/setup.cjs',
      globalTeardown: '<rootDir>/libs/testing/browser/teardown.cjs',
    }),
    // `npm run rig -- packages`: what `npm test` tells of the packages, and their types as others compile them.
    project({ displayName: 'packages', testMatch: ['<rootDir>/tools/packages/*.{spec,story}.ts'] }),
    // `npm run screens`: pictures for people to look at.
    project({
      ...sharing,
      displayName: 'pictures',
      testEnvironment: '<rootDir>/libs/testing/browser/environment.cjs',
      testMatch: ['<rootDir>/libs/testing/screens/*.pictures.ts'],
      globalSetup: '<rootDir>/libs/testing/browser/setup.cjs',
      globalTeardown: '<rootDir>/libs/testing/browser/teardown.cjs',
    }),
  ],
};
