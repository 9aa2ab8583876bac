import { fileURLToPath } from 'node:url';
import { contract, slots } from './api-paths.mjs';
import { oneLanguage } from './one-language.mjs';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Common settings of this product's shells and remotes: platform/federation/README.md. */
export const site = {
  sides: ['public', 'admin'],
  singletons: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    'react-router',
    '@tanstack/react-query',
    '@laravel-wire/client',
    '@laravel-wire/core',
    '@yard/contracts',
    '@yard/data',
    '@yard/dates',
    '@kit/federation-loader',
    '@kit/money',
    '@yard/remote-kit',
    '@yard/reporting',
    '@yard/session',
    '@yard/ui',
  ],
  givenLater: { '@laravel-wire/core': pathOf('../../platform/laravel-wire/core/') },
  routerParts: pathOf('./react-router.mjs'),
  contract,
  slots,
  // Both shells share the same.
  types: {
    shell: 'shell_public',
    workspace: pathOf('../..'),
    own: /^@(yard|kit|laravel-wire)\//,
    beside: ['libs/ui/src/imported.d.ts'],
  },
  firstScript: pathOf('./first-script.js'),
  preloadedFont: /inter-latin-wght-normal.*\.woff2$/,
  vendor: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
  notMinified: /maplibre-gl-worker/,
  browsersOwn:
    /^(axios|laravel-echo|socket\.io-client|pusher-js|maplibre-gl|pmtiles|sanitize-html|@tiptap\/|@sentry\/|rrweb)/,
  // It is told where its worker is; what it would know of itself is a path of the machine that builds.
  rules: [{ test: /maplibre-gl\.mjs$/, use: pathOf('./own-address-loader.cjs') }],
  plugins: () => [oneLanguage()],
};
