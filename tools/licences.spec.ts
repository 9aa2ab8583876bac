import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const TOOL = join(__dirname, 'licences.mjs');

function problems(packages: Record<string, object>): string[] {
  const program = `import { licencesOf } from ${JSON.stringify(TOOL)};
    console.log(JSON.stringify(licencesOf(${JSON.stringify({ packages })}).problems));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(answer) as string[];
}

it('has no package under a licence that nobody has agreed to', () => {
  const { status, stderr } = spawnSync(process.execPath, [TOOL], { encoding: 'utf8' });

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it('names what is under another one, under several, or under none', () => {
  const of = (license?: string) => ({ version: '1.0.0', ...(license ? { license } : {}) });

  expect(
    problems({
      '': of('Proprietary'),
      'node_modules/free': of('MIT'),
      'node_modules/choice': of('(MIT OR GPL-3.0-or-later)'),
      'node_modules/a/node_modules/copyleft': of('GPL-3.0-only'),
      'node_modules/both': of('MIT AND AGPL-3.0-only'),
      'node_modules/silent': of(),
      'node_modules/axe-core': of('MPL-2.0'),
      'node_modules/other': of('MPL-2.0'),
    }),
  ).toEqual([
    'copyleft@1.0.0 is under GPL-3.0-only',
    'both@1.0.0 is under MIT AND AGPL-3.0-only',
    'silent@1.0.0 says nothing of a licence',
    'other@1.0.0 is under MPL-2.0',
  ]);
});
