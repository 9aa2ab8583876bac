import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package's file, as the loader leaves it. */
const leaned = (loader: string, file: string): string =>
  jest.requireActual<(source: string) => string>(`./${loader}-loader.cjs`)(readFileSync(file, 'utf8'));
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

describe('the router', () => {
  const folder = join(folderOf('react-router'), 'dist/production');
  const pieces = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name));

  it('prefetches for no framework', () => {
    const links = pieces
      .map((name) => leaned('router', join(folder, name)))
      .filter((source) => source.includes('Link.displayName'));

    expect(links).toHaveLength(1);
    expect(links[0]).not.toContain('createElement(PrefetchPageLinks,');
  });

  it('fails the build where it has changed', () => {
    const loader = jest.requireActual<(source: string) => string>('./router-loader.cjs');

    expect(() => loader('Link.displayName = "Link";')).toThrow('react-router has changed');
  });
});

describe('module federation', () => {
  const runtime = dirname(require.resolve('@module-federation/runtime/package.json'));
  const core = dirname(require.resolve('@module-federation/runtime-core', { paths: [runtime] }));

  it('reads no lists of files', () => {
    const handler = leaned('remote-lists', join(core, 'plugins/snapshot/SnapshotHandler.js'));

    expect(handler).toContain('new PluginSystem(');
    expect(handler).toContain('export { SnapshotHandler, getGlobalRemoteInfo };');
    expect(handler).not.toContain('.json()');
    expect(() => new Function(handler.replaceAll(/^(import|export) .*$/gm, ''))).not.toThrow();
  });

  it('fails the build where it has changed', () => {
    const loader = jest.requireActual<(source: string) => string>('./remote-lists-loader.cjs');

    expect(() => loader('var SnapshotHandler = class {\n};')).toThrow('runtime-core has changed');
  });
});
