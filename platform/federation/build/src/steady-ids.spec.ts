import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { SteadyIds } from './steady-ids.mjs';

const folder = mkdtempSync(join(tmpdir(), 'steady-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param hash  what the library makes of the paths of a machine */
async function built(hash: string): Promise<string> {
  const context = join(folder, hash);
  const entry = join(context, `.federation/entry.${hash}.js`);
  mkdirSync(join(context, '.federation'), { recursive: true });
  writeFileSync(entry, 'module.exports = require("../page");');
  writeFileSync(join(context, 'page.js'), 'module.exports = 1;');
  const compiler = webpack({
    mode: 'none',
    context,
    entry,
    output: { path: context, filename: 'out.js' },
    optimization: { moduleIds: 'deterministic' },
    plugins: [new SteadyIds()],
  });
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
  return readFileSync(join(context, 'out.js'), 'utf8');
}

it('builds the same code in whatever folder', async () => {
  expect(await built('8adfed2da86f')).toBe(await built('ce3338eee34c'));
});
