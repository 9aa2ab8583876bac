import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package's file, as the loader leaves it. */
const leaned = (loader: string, file: string): string =>
  jest.requireActual<(source: string) => string>(`./${loader}-loader.cjs`)(readFileSync(file, 'utf8'));
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const icon = (name: string) => join(folderOf('lucide-react'), `dist/esm/icons/${name}.mjs`);

it.each(['archive', 'badge-check', 'tractor'])('keeps of the icon %s what is drawn', (name) => {
  const [before, after] = [readFileSync(icon(name), 'utf8'), leaned('lucide', icon(name))];
  const drawn = (source: string) => [...source.matchAll(/\b(?:d|cx|cy|r): "[^"]*"/g)].map(String);

  expect(drawn(after)).toEqual(drawn(before));
  expect(after).not.toMatch(/key:|name:|aliases:|@license/);
  expect(after).toContain('lucide-icon.mjs');
});

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
