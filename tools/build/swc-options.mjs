/**
 * Loaded where they are first used: an idle server needs none of them, each takes memory and time at a start, and some
 * (Stripe's, the mail's, MySQL's and Redis's) many servers never use. `./typeface` reads the papers' fonts.
 */
const LAZY = [
  './typeface',
  '@photostructure/tz-lookup',
  'csv-parse',
  'csv-parse/sync',
  'domhandler',
  'htmlparser2',
  'ioredis',
  'mysql2',
  'nodemailer',
  'pdfkit',
  'sanitize-html',
  'sharp',
  'stripe',
];

/** Compiler settings of everything that runs in Node: CommonJS, with the decorator metadata Nest injects by. */
export const swcForNode = () => ({
  swcrc: false,
  sourceMaps: true,
  module: { type: 'commonjs', lazy: LAZY },
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
