import webpack from 'webpack';
import { serverConfigurationOf, serverEntryOf } from './server-config.mjs';

/**
 * The bundle that renders a shell's or a remote's pages in Node; null where there is nothing to render.
 *
 * @throws Error where it cannot be built
 */
export async function serverBundle(options) {
  if (serverEntryOf(options.folder, options.isShell) === null) return null;
  const compiler = webpack(serverConfigurationOf(options));
  let bundle = null;
  compiler.outputFileSystem = {
    ...compiler.outputFileSystem,
    mkdir: (_path, ...rest) => rest.at(-1)(null),
    stat: (_path, ...rest) => rest.at(-1)(Object.assign(new Error('none'), { code: 'ENOENT' })),
    writeFile: (_path, content, ...rest) => {
      bundle = Buffer.from(content);
      rest.at(-1)(null);
    },
  };
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, done) => compiler.close(() => (error ? reject(error) : resolve(done))));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  return bundle;
}
