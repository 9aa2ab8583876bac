import { ModuleFederationPlugin } from '@module-federation/enhanced';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { SteadyIds } from './steady-ids.mjs';

const folder = mkdtempSync(join(tmpdir(), 'steady-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param place  of the remote on the machine that builds it */
async function built(place: string): Promise<string> {
  const context = join(folder, place);
  mkdirSync(context, { recursive: true });
  writeFileSync(join(context, 'page.js'), 'module.exports = 1;');
  const exposes = { './page': './page.js' };
  const options = { name: 'small', filename: 'out.js', exposes, dts: false, manifest: false };
  const compiler = webpack({
    mode: 'none',
    context,
    entry: {},
    output: { path: context, uniqueName: 'small' },
    optimization: { moduleIds: 'deterministic' },
    plugins: [
      new ModuleFederationPlugin({ ...options, experiments: { externalRuntime: true } }),
      new SteadyIds(),
    ],
  });
  await new Promise<void>((resolve, reject) => compiler?.run((error) => (error ? reject(error) : resolve())));
  return readFileSync(join(context, 'out.js'), 'utf8');
}

it('builds the same code in whatever folder, and names nothing by a path', async () => {
  const code = await built('one');

  expect(code).toBe(await built('two'));
  expect(code.match(/(?<=^\/\*\*\*\/ )"?[a-z].*?(?=:?$)/gm)).toEqual(['"entry"', '"container"']);
});
