import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routerAlias } from './router-parts-plugin.mjs';
import { leanPackages, localNames, resolving, swcForBrowser } from './rules.mjs';

/** Entry of a project's server rendering in Node; null where there is nothing to render. */
export function serverEntryOf(folder, isShell) {
  const file = isShell ? 'src/server/index.ts' : 'src/public.ts';
  return existsSync(join(folder, file)) ? `./${file}` : null;
}

/**
 * The webpack configuration of a project's second bundle, `server.cjs`. A shell's holds the
 * singletons; a remote's is given them, without module federation. Names of classes are those of the first bundle.
 */
export function serverConfigurationOf({ name, folder, isShell, mode, out, site }) {
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
      // The parts of remotes are given, and nothing is loaded.
      alias: { ...routerAlias(mode, site.routerParts), '@module-federation/runtime$': false },
    },
    externals: externalsOf(isShell, site),
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
    plugins: site.plugins(),
    optimization: { minimize: false },
    performance: { hints: false },
    ignoreWarnings: [/export .* was not found|Critical dependency/],
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** A remote is given what the shell has; what works in a browser alone, and is there for acting, is an empty module. */
const externalsOf =
  (isShell, { singletons, browsersOwn }) =>
  ({ request }, callback) => {
    if (!isShell && singletons.includes(request)) callback(null, `commonjs ${request}`);
    else if (browsersOwn.test(request)) callback(null, '{}', 'var');
    else callback();
  };
