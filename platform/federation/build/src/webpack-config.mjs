import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { ContractPlugin } from './contract-plugin.mjs';
import { federationOf, runtimeAlias } from './federation.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { OutputPlugin } from './output-plugin.mjs';
import { PartFilesPlugin } from './part-files-plugin.mjs';
import { routerAlias, RouterPartsPlugin } from './router-parts-plugin.mjs';
import { leanPackages, localNames, resolving, swcForBrowser } from './rules.mjs';
import { SharedTypesPlugin } from './shared-types-plugin.mjs';

const reloadOnSave = fileURLToPath(new URL('./reload-on-save.mjs', import.meta.url));

/** The webpack configuration of a shell or a remote. */
export function configurationOf({ site, name, folder, isShell, mode, watch, compress, out, server }) {
  return {
    name,
    mode,
    context: folder,
    // Of production there is none by itself.
    cache: watch,
    target: ['web', 'es2022'],
    entry: isShell ? { site: ['./src/index.ts', ...(watch ? [reloadOnSave] : [])] } : {},
    // Evaluated source maps would need `unsafe-eval`, which the pages' security policy refuses.
    devtool: watch ? 'cheap-module-source-map' : false,
    output: outputOf(name, out, isShell, watch),
    resolve: { ...resolving(), alias: { ...routerAlias(mode, site.routerParts), ...runtimeAlias() } },
    module: { rules: [...rulesOf(watch), ...site.rules] },
    plugins: [
      ...federationOf({ name, folder, isShell, site }),
      new RouterPartsPlugin(site.routerParts),
      ...(isShell ? [] : [new IntegrityPlugin(), new PartFilesPlugin()]),
      new ContractPlugin({ folder, isShell, contract: site.contract }),
      ...(name === site.types.shell && !watch ? [new SharedTypesPlugin(site)] : []),
      new MiniCssExtractPlugin({ filename: `assets/[name]${contentHash(isShell, watch)}.css` }),
      ...site.plugins(),
      new OutputPlugin({ folder, isShell, compress, server, site }),
    ],
    optimization: {
      minimize: !watch,
      minimizer: [
        // A module by itself, which comes as small as it gets; and what no browser is sent.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: false,
          exclude: [site.notMinified, /^server\.cjs$/],
        }),
      ],
      ...(isShell ? { splitChunks: { chunks: 'async', cacheGroups: cacheGroups(site) } } : {}),
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

function outputOf(name, out, isShell, watch) {
  const ofEntry = watch ? '' : '.[fullhash:8]';
  return {
    path: out,
    // The remote container and a shell's entry cannot carry a content hash under federation (a remote's
    // version is in its path instead).
    filename: isShell ? `assets/[name]${ofEntry}.js` : '[name].js',
    chunkFilename: `assets/[name]${contentHash(isShell, watch)}.js`,
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    publicPath: isShell ? '/' : 'auto',
    uniqueName: name,
    chunkLoadingGlobal: `chunks_${name}`,
  };
}

/**
 * None while one develops, so that dist/ does not fill with every save's files. Those of a shell stay where they are,
 * and are distinguished by their content. A remote's lie in a folder of that very version: a hash in each name would
 * only make its entry larger, which lists them all.
 */
function contentHash(isShell, watch) {
  return watch || !isShell ? '' : '.[contenthash:8]';
}

/** Libraries change with their releases, own code daily: apart, the first stay in readers' caches. */
function cacheGroups({ vendor }) {
  return { vendor: { name: 'vendor', chunks: 'initial', test: vendor, priority: 10 } };
}

function rulesOf(watch) {
  const extract = MiniCssExtractPlugin.loader;
  const modules = localNames(watch);
  return [
    { test: /\.tsx?$/, loader: 'swc-loader', options: swcForBrowser() },
    {
      test: /\.module\.css$/,
      use: [extract, { loader: 'css-loader', options: { modules } }],
      sideEffects: false,
    },
    { test: /\.css$/, exclude: /\.module\.css$/, use: [extract, 'css-loader'], sideEffects: true },
    // A file by itself, such as a worker; by its ending servers, and the list of hashes, know it as a script.
    {
      resourceQuery: /^\?address$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8].js' },
    },
    ...leanPackages(),
    { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
  ];
}
