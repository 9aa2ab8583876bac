/** Common base of the workspace's jest projects: TypeScript through swc, packages from their sources. */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'commonjs' },
};

exports.project = ({ transform: sharedTransform = {}, ...options }) => ({
  rootDir: `${__dirname}/..`,
  testEnvironment: '<rootDir>/tools/test/spec-environment.cjs',
  transform: { ...sharedTransform, '^.+\\.(tsx?|mjs)$': ['@swc/jest', swc] },
  modulePathIgnorePatterns: ['/dist/', '/.nx/', '/.cache/'],
  ...options,
  testEnvironmentOptions: {
    customExportConditions: ['workspace-source', 'node', 'require', 'default'],
    ...options.testEnvironmentOptions,
  },
});
