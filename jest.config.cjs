const { project } = require('./tools/jest.base.cjs');
const { IN_ENGLISH, OTHER_LANGUAGE } = require('./tools/build/one-language.cjs');
const { sharing } = require('./tools/test/outside.cjs');

/** Specs of one database: `x.mysql.spec.ts`, `x.sqlite.spec.ts`. Of both in every run: `x.both.spec.ts`. */
const ONE = (dialect) => `\\.${dialect}\\.(night\\.)?spec\\.ts$`;
/** Specs that start processes, or take long: `npm run test:all` runs them. */
const NIGHT = '\\.night\\.spec\\.ts$';
const UNIT = '\\.unit\\.spec\\.ts$';

/** Specs through the front door on one database. @param left  patterns of those that are not run */
const api = (displayName, dialect, specs, left, options) =>
  project({
    ...sharing,
    displayName,
    testMatch: [`<rootDir>/backend/{apps,src}/**/*${specs}.ts`],
    testPathIgnorePatterns: [UNIT, ...left],
    testEnvironment: '<rootDir>/backend/test/environment.cjs',
    testEnvironmentOptions: { dialect },
    globalSetup: '<rootDir>/tools/test/built-backend.cjs',
    globalTeardown: '<rootDir>/backend/test/teardown.cjs',
    ...options,
  });

/** The shells' specs on the product, or those of remotes by themselves. */
const inBrowser = (displayName, folders, specs, left, options) =>
  project({
    ...sharing,
    displayName,
    testEnvironment: '<rootDir>/libs/testing/browser/environment.cjs',
    testMatch: [`<rootDir>/${folders}/e2e/**/*${specs}.ts`],
    testPathIgnorePatterns: left,
    globalSetup: '<rootDir>/libs/testing/browser/setup.cjs',
    globalTeardown: '<rootDir>/libs/testing/browser/teardown.cjs',
    ...options,
  });

module.exports = {
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tools/test/spec-order.cjs',
  projects: [
    project({
      displayName: 'unit',
      // The same code as Node loads it: jest takes no ESM.
      moduleNameMapper: { '^csv-parse/browser/esm/sync$': 'csv-parse/sync' },
      testMatch: [
        '<rootDir>/{libs,platform}/**/src/**/*.spec.{ts,tsx}',
        '<rootDir>/{shell,mf}-*/src/**/*.spec.{ts,tsx}',
        '<rootDir>/{bench,rigs,tools}/**/*.spec.ts',
        '<rootDir>/backend/{apps,src}/**/*.unit.spec.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', NIGHT, '\\.screen\\.spec\\.tsx$'],
    }),
    // A page with its API answered by the spec: no server, no browser.
    project({
      displayName: 'screens',
      testMatch: ['<rootDir>/{libs/*,platform/federation/*,shell-*,mf-*}/src/**/*.screen.spec.tsx'],
      testEnvironment: '<rootDir>/libs/remote-kit/jest-environment.cjs',
      setupFiles: ['<rootDir>/libs/remote-kit/test/browser-parts.ts'],
      testEnvironmentOptions: { customExportConditions: ['workspace-source', 'require', 'default'] },
      // ESM alone, which jest cannot load as it is.
      transformIgnorePatterns: ['/node_modules/(?!lucide/)'],
      moduleNameMapper: {
        '^csv-parse/browser/esm/sync$': 'csv-parse/sync',
        // The same alias as in the builds; it halves the modules that a page needs.
        [OTHER_LANGUAGE.source]: IN_ENGLISH,
        '\\.module\\.css$': '<rootDir>/libs/remote-kit/class-names.cjs',
        '\\.(css|svg)$': '<rootDir>/libs/testing/screen/nothing.cjs',
      },
    }),
    '<rootDir>/platform/laravel-wire/nest/jest.config.cjs',
    '<rootDir>/platform/laravel-wire/nest/jest.express.config.cjs',
    '<rootDir>/platform/laravel-wire/nest/jest.express.night.config.cjs',
    '<rootDir>/platform/laravel-wire/typeorm/jest.config.cjs',
    api('api-sqlite', 'sqlite', '.spec', [ONE('mysql'), NIGHT]),
    api('api-mysql', 'mysql', '.{both,mysql}.spec', [NIGHT]),
    api('night-sqlite', 'sqlite', '.night.spec', [ONE('mysql')]),
    api('night-mysql', 'mysql', '.spec', [ONE('sqlite'), '\\.(both|mysql)\\.spec\\.ts$']),
    inBrowser('stories', 'shell-*', '.spec', [NIGHT]),
    inBrowser('night-browser', 'shell-*', '.night.spec', []),
    // A remote alone, without a server: `npx nx e2e mf-support`.
    inBrowser('remotes', 'mf-*', '.spec', [], {
      globalSetup: '<rootDir>/tools/test/built.cjs',
      globalTeardown: '<rootDir>/libs/testing/browser/close.cjs',
    }),
    // Each starts nx, tsc or npm.
    project({
      displayName: 'night-tools',
      testMatch: ['<rootDir>/{tools,platform/federation}/**/*.night.spec.ts'],
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
