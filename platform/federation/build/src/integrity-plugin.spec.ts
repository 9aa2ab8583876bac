import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.mjs';

class Link {
  readonly dataset: Record<string, string> = {};
  readonly parentNode = { removeChild: () => undefined };
  rel = '';
  href = '';
  onerror: (event: object) => void = () => undefined;
  onload: (event: object) => void = () => undefined;
  private readonly listeners: (() => void)[] = [];

  getAttribute(name: string): string | null {
    return name === 'data-href' ? (this.dataset['href'] ?? null) : this.href;
  }

  addEventListener(_type: 'load', listener: () => void): void {
    this.listeners.push(listener);
  }

  hasLoaded(): void {
    this.onload({ type: 'load' });
    this.listeners.forEach((listener) => listener());
  }
}

const folder = mkdtempSync(join(tmpdir(), 'integrity-'));
let code: string;
let links: Link[];
beforeAll(async () => {
  writeFileSync(join(folder, 'index.js'), 'module.exports = () => import("./page");');
  writeFileSync(join(folder, 'page.js'), 'import "./page.css";');
  writeFileSync(join(folder, 'page.css'), 'p { color: red }');
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './index.js',
    output: {
      path: folder,
      filename: 'out.js',
      library: { name: 'page', type: 'var' },
      publicPath: '/',
      // The page's script comes at once: the spec is about its style sheet.
      chunkLoading: 'require',
      chunkFormat: 'commonjs',
    },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }],
    },
    plugins: [new MiniCssExtractPlugin(), new IntegrityPlugin()],
  });
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
  code = readFileSync(join(folder, 'out.js'), 'utf8');
});
beforeEach(() => {
  links = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A remote is forgotten and its code run anew before a second try. @returns how its page's loading ends */
function loadPage(): Promise<'loaded' | 'failed'> {
  const document = {
    createElement: () => new Link(),
    getElementsByTagName: (name: string) => (name === 'link' ? links : []),
    head: { appendChild: (link: Link) => links.push(link) },
  };
  const self = { remoteIntegrity: (href: string) => `hash of ${href}` };
  const load = runInNewContext(`${code}; page`, {
    document,
    self,
    require: createRequire(join(folder, 'out.js')),
  }) as () => Promise<unknown>;
  return load().then(
    () => 'loaded' as const,
    () => 'failed' as const,
  );
}

it('asks for a style sheet with the hash that the site knows', () => {
  void loadPage();

  expect(links).toEqual([expect.objectContaining({ href: '/1.css', integrity: 'hash of /1.css' })]);
});

it('does not take a style sheet that is on its way for loaded', async () => {
  const pages = [loadPage(), loadPage()];
  expect(links).toHaveLength(2);

  links[0]?.onerror({ type: 'error' });
  links[1]?.onerror({ type: 'error' });

  expect(await Promise.all(pages)).toEqual(['failed', 'failed']);
});

it('takes one that is there', async () => {
  const first = loadPage();
  links[0]?.hasLoaded();

  expect([await first, await loadPage(), links.length]).toEqual(['loaded', 'loaded', 1]);
});
