import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { ContractPlugin } from './contract-plugin.mjs';
import { federationOf, runtimeAlias } from './federation.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { OutputPlugin } from './output-plugin.mjs';
import { routerAlias, RouterPartsPlugin } from './router-parts-plugin.mjs';

const noStrings = fileURLToPath(new URL('./no-strings.mjs', import.meta.url));
const reloadOnSave = fileURLToPath(new URL('./reload-on-save.mjs', import.meta.url));

/** The webpack configuration of a shell or a remote, told apart by the tags of its package.json. */
export async function configurationOf(project, folder, { mode, watch, compress, out }) {
  const isShell = project.nx.tags.includes('scope:shell');
  const name = project.name.split('/').pop().replaceAll('-', '_');

  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    entry: isShell ? { site: ['./src/index.ts', ...(watch ? [reloadOnSave] : [])] } : {},
    // Evaluated source maps would need `unsafe-eval`, which the pages' security policy refuses.
    devtool: watch ? 'cheap-module-source-map' : false,
    output: outputOf(name, out, isShell, watch),
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['workspace-source', '...'],
      alias: { ...routerAlias(mode), ...runtimeAlias() },
    },
    module: { rules: rulesOf(watch) },
    plugins: [
      federationOf({ name, folder, isShell }),
      new RouterPartsPlugin(),
      ...(isShell ? [] : [new IntegrityPlugin()]),
      new ContractPlugin({ folder, isShell }),
      new MiniCssExtractPlugin({ filename: `assets/[name]${watch ? '' : '.[contenthash:8]'}.css` }),
      // The site speaks English (an I18nProvider says so), so the strings of 30 other languages are left out.
      new webpack.NormalModuleReplacementPlugin(/\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/, noStrings),
      new OutputPlugin({ folder, isShell, compress }),
    ],
    optimization: {
      minimize: !watch,
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
      ...(isShell ? { splitChunks: { chunks: 'all', cacheGroups: cacheGroups() } } : {}),
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

function outputOf(name, out, isShell, watch) {
  // Names that stay the same while one develops, so that dist/ does not fill with every save's files.
  const [ofEntry, ofContent] = watch ? ['', ''] : ['.[fullhash:8]', '.[contenthash:8]'];
  return {
    path: out,
    // The remote container and a shell's entry cannot carry a content hash under federation (a remote's
    // version is in its path instead).
    filename: isShell ? `assets/[name]${ofEntry}.js` : '[name].js',
    chunkFilename: `assets/[name]${ofContent}.js`,
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    publicPath: isShell ? '/' : 'auto',
    uniqueName: name,
    chunkLoadingGlobal: `chunks_${name}`,
  };
}

/** React changes with React's releases, our own code daily: apart, the first stays in readers' caches. */
function cacheGroups() {
  return {
    vendor: {
      name: 'vendor',
      chunks: 'initial',
      test: /[\\/]node_modules[\\/](?!@yard|@laravel-wire)/,
      priority: 10,
    },
  };
}

function rulesOf(watch) {
  const extract = MiniCssExtractPlugin.loader;
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: watch ? '[name]-[local]' : '[hash:base64:6]',
  };
  return [
    { test: /\.tsx?$/, loader: 'swc-loader', options: swcForBrowser() },
    {
      test: /\.module\.css$/,
      use: [extract, { loader: 'css-loader', options: { modules } }],
      sideEffects: false,
    },
    { test: /\.css$/, exclude: /\.module\.css$/, use: [extract, 'css-loader'], sideEffects: true },
    { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
  ];
}

function swcForBrowser() {
  return {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  };
}
