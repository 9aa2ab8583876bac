/** Compiler settings of everything that runs in Node: CommonJS, with the decorator metadata Nest injects by. */
export const swcForNode = () => ({
  swcrc: false,
  sourceMaps: true,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: false, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
});
