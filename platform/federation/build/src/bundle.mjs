import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { serverBundle } from './server-bundle.mjs';
import { kbOf, overBudget } from './slot-budget.mjs';
import { configurationOf } from './webpack-config.mjs';

/**
 * Bundles the shell or remote in the current folder into dist/. `--watch` builds for development, with source maps,
 * again on every save; with `--production` so that it goes with shells which are built for production. `--uncompressed`
 * leaves out the compressed copies of files, `--out FOLDER` leaves dist/ alone.
 *
 * @param site  what the product settles for all its shells and remotes: the package's README
 */
export async function bundle(site) {
  const { watch, production, out, uncompressed } = argumentsGiven();
  const project = JSON.parse(await readFile('package.json', 'utf8'));
  await rm(out, { recursive: true, force: true });
  const options = {
    site,
    name: project.name.split('/').pop().replaceAll('-', '_'),
    folder: process.cwd(),
    isShell: project.nx?.tags.includes('scope:shell') ?? false,
    mode: watch && !production ? 'development' : 'production',
    watch,
    compress: !watch && !uncompressed,
    out: resolve(out),
  };
  const server = watch ? null : await serverBundle(options);
  const compiler = webpack(configurationOf({ ...options, server }));
  const report = reportOf(project.name, options);

  if (watch) compiler.watch({ aggregateTimeout: 100 }, report);
  else compiler.run((error, stats) => (report(error, stats), compiler.close(() => undefined)));
}

const argumentsGiven = () =>
  parseArgs({
    options: {
      watch: { type: 'boolean', default: false },
      production: { type: 'boolean', default: false },
      uncompressed: { type: 'boolean', default: false },
      out: { type: 'string', default: 'dist' },
    },
  }).values;

function reportOf(name, { watch, out, isShell, site }) {
  return (error, stats) => {
    if (error) throw error;
    if (stats.hasErrors() || stats.hasWarnings())
      console.error(stats.toString({ preset: 'errors-warnings' }));
    const large = isShell || watch || stats.hasErrors() ? [] : overBudget(out, site.slots());
    large.forEach((words) => console.error(`${name}: ${words}`));
    if ((stats.hasErrors() || large.length > 0) && !watch) process.exitCode = 1;
    else console.log(`${name}: ${summaryOf(stats.compilation, out)}`);
  };
}

/** "first load 231 kB, all scripts and styles 402 kB (gzip), built in 12.3 s". */
function summaryOf(compilation, out) {
  const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const all = compilation.getAssets().map((asset) => asset.name);
  const seconds = ((compilation.endTime - compilation.startTime) / 1000).toFixed(1);
  return `first load ${kbOf(first, out)} kB, all scripts and styles ${kbOf(all, out)} kB (gzip), built in ${seconds} s`;
}
