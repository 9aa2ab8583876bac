import webpack from 'webpack';
import { serverConfigurationOf, serverEntryOf } from './server-config.mjs';

/**
 * What of a shell or a remote draws its pages in Node; null where it has nothing to draw.
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
