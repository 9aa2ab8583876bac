import { fileURLToPath } from 'node:url';

const loader = (name) => fileURLToPath(new URL(`./${name}-loader.cjs`, import.meta.url));

/** Resolution of modules, the same in both bundles of a project. */
export const resolving = () => ({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  conditionNames: ['workspace-source', '...'],
});

/** Names of classes, the same in both bundles. @param watch  while one develops: names that can be read */
export const localNames = (watch = false) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: watch ? '[name]-[local]' : '[hash:base64:6]',
});

export const swcForBrowser = () => ({
  swcrc: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
});

/** Packages without what this product does not use and bundlers cannot tell; the same in both bundles. */
export const leanPackages = () => [
  { test: /react-router.dist.production.chunk-\w+\.mjs$/, use: loader('router') },
  { test: /@module-federation.error-codes.dist.desc\.mjs$/, use: loader('error-words') },
  {
    test: /@module-federation.runtime-core.dist.plugins.snapshot.SnapshotHandler\.js$/,
    use: loader('remote-lists'),
  },
];
