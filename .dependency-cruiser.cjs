const { packageDoors, partRules, projectRules } = require('./tools/boundaries.cjs');

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'testing-only-in-specs',
      severity: 'error',
      from: { pathNot: '(\\.spec\\.tsx?$|/test/|/e2e/|^libs/testing/)' },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'platforms-stand-alone',
      comment: 'what another product could use knows nothing of this one',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^(backend|shell-|mf-|libs/|tools/(?!test/))' },
    },
    {
      name: 'platforms-by-their-exports',
      comment: 'specs of the product, too, import of a platform what its package exports',
      severity: 'error',
      from: { path: '^(backend|shell-|mf-|libs/)' },
      to: { path: '^platform/', pathNot: packageDoors() },
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
