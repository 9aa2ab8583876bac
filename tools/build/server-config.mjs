import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { singletons } from './federation.mjs';
import { oneLanguage } from './one-language.mjs';
import { routerAlias } from './router-parts-plugin.mjs';
import { leanPackages, localNames, resolving, swcForBrowser } from './rules.mjs';

const noRemotes = fileURLToPath(new URL('./no-remotes.mjs', import.meta.url));
const nothing = fileURLToPath(new URL('./nothing.cjs', import.meta.url));

/** What only works in a browser, and is there for acting: nothing of it is drawn. */
const BROWSERS_OWN =
  /^(axios|laravel-echo|socket\.io-client|pusher-js|maplibre-gl|sanitize-html|@tiptap\/|@sentry\/|rrweb)/;

/** What of a project draws its pages in Node, before a browser has run anything; null where it has nothing to draw. */
export function serverEntryOf(folder, isShell) {
  const file = isShell ? 'src/server/index.ts' : 'src/public.ts';
  return existsSync(join(folder, file)) ? `./${file}` : null;
}

/**
 * The webpack configuration of a project's second bundle, `server.cjs`: docs/decisions/0051. A shell's holds the
 * singletons; a remote's is given them, without module federation. Names of classes are those of the first bundle.
 */
export function serverConfigurationOf({ name, folder, isShell, mode, out }) {
  const entry = serverEntryOf(folder, isShell);
  return {
    name: `${name}_server`,
    mode,
    context: folder,
    target: ['node20', 'es2022'],
    entry: { server: entry },
    devtool: false,
    output: {
      path: out,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      publicPath: '/',
      uniqueName: name,
    },
    resolve: {
      ...resolving(),
      alias: { ...routerAlias(mode), '@module-federation/runtime$': noRemotes },
    },
    externals: isShell ? [] : [givenByTheShell],
    module: {
      // All in one file: a part that is not drawn is not run.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        { test: /\.tsx?$/, loader: 'swc-loader', options: swcForBrowser() },
        {
          test: /\.module\.css$/,
          loader: 'css-loader',
          options: { modules: { ...localNames(), exportOnlyLocals: true } },
        },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source' },
        { resourceQuery: /^\?address$/, type: 'asset/source' },
        ...leanPackages(),
        { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(BROWSERS_OWN, (resource) => {
        resource.request = nothing;
      }),
      oneLanguage(),
    ],
    optimization: { minimize: false },
    performance: { hints: false },
    ignoreWarnings: [/export .* was not found|Critical dependency/],
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

function givenByTheShell({ request }, callback) {
  if (singletons.includes(request)) callback(null, `commonjs ${request}`);
  else callback();
}
