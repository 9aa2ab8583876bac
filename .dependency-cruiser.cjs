const { partRules, projectRules } = require('./tools/boundaries.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'testing-only-in-specs',
      severity: 'error',
      from: { pathNot: '(\\.spec\\.tsx?$|/test/|/e2e/|^libs/testing/)' },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'wire-stands-alone',
      comment: 'the Laravel layer is a product of its own',
      severity: 'error',
      from: { path: '^libs/laravel-wire/' },
      to: { path: '^(backend|shell-|mf-|libs/(?!laravel-wire))' },
    },
    ...projectRules(),
    ...partRules(),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '\\.cache', '\\.css$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['workspace-source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
