import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import { SteadyIds } from './steady-ids.mjs';

/**
 * The plugin names what provides the runtime by its CommonJS file, which brings a second runtime beside that of the
 * modules: 13 kB compressed of each first load, and two runtimes on a page.
 */
export function runtimeAlias() {
  const provider = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/enhanced'),
  ).resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [provider]: provider.replace(/\.cjs$/, '.js') };
}

/**
 * Module federation of a shell, which provides the singletons at once (no waterfall of small files), or of
 * a remote, which brings none of them and exposes the sides it has (`src/public.ts`).
 *
 * @param singletons  what must exist once on a page. Matched on the import specifier, so a relative path makes a second
 *   copy.
 * @param givenLater  folders of those that remotes are given without the shells' own code being bound to them: they have
 *   no state, so that the shells have what they use of them, and the rest comes when a remote asks for it
 */
export function federationOf({ name, folder, isShell, site }) {
  const { singletons, givenLater, sides } = site;
  const shared = isShell ? singletons.filter((id) => !(id in givenLater)) : singletons;
  const federation = new ModuleFederationPlugin({
    name,
    dts: false,
    manifest: { fileName: 'mf-manifest.json' },
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(shared.map((id) => [id, sharingOf(isShell)])),
    ...(isShell
      ? {
          // Remotes are known by their entries: what reads lists of files is left out.
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }
      : {
          filename: 'remoteEntry.js',
          exposes: exposesOf(folder, sides),
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
  });
  return isShell
    ? [federation, new ProvideSharedPlugin({ provides: laterProvided(givenLater) })]
    : [federation, new SteadyIds()];
}

function laterProvided(givenLater) {
  const provided = Object.entries(givenLater).map(([shareKey, folder]) => {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return [join(folder, 'src/index.ts'), { shareKey, version, singleton: true, requiredVersion: false }];
  });
  return Object.fromEntries(provided);
}

function sharingOf(isShell) {
  return isShell
    ? { singleton: true, eager: true, requiredVersion: false }
    : { singleton: true, import: false, requiredVersion: false };
}

function exposesOf(folder, sides) {
  const present = sides.flatMap((side) =>
    ['ts', 'tsx'].filter((ext) => existsSync(join(folder, `src/${side}.${ext}`))).map((ext) => [side, ext]),
  );
  return Object.fromEntries(present.map(([side, ext]) => [`./${side}`, `./src/${side}.${ext}`]));
}
