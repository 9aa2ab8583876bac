import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '..');
const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const rigs = [
  ...execFileSync(process.execPath, [join(WORKSPACE, 'rigs/index.mjs')], { encoding: 'utf8' }).matchAll(
    /^ {2}([a-z0-9]+) +\S/gm,
  ),
].map(([, name]) => name ?? '');

const told = execFileSync('git', ['grep', '-hoE', 'npm run [a-z][a-z:0-9]*( -- [a-z0-9]+)?', '--', '.'], {
  cwd: WORKSPACE,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((words) => /^npm run (\S+)(?: -- (\S+))?$/.exec(words)?.slice(1) ?? []);

it('has few commands, of which the README names five', () => {
  const [, list = ''] = /## Commands\n([^]*?)\n## /.exec(read('README.md')) ?? [];

  expect(Object.keys(scripts).length).toBeLessThanOrEqual(26);
  expect(list.match(/^- `npm/gm)).toHaveLength(5);
});

it('tells people to run nothing that is not there', () => {
  const wrong = told.filter(
    ([name = '', rig]) => !(name in scripts) || (name === 'rig' && rig && !rigs.includes(rig)),
  );

  expect(told.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('has a line of docs/rigs.md for each rig, and no other', () => {
  const lines = [...read('docs/rigs.md').matchAll(/^- `([a-z0-9]+)`/gm)].map(([, name]) => name);

  expect(rigs.length).toBeGreaterThan(20);
  expect(lines).toEqual(rigs);
});
