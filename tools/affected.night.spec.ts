import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '..');
const REMOTES = readdirSync(WORKSPACE).filter((name) => name.startsWith('mf-'));
const browser = (...names: string[]) => names.map((name) => `@yard/${name}`);

/** Projects, by name, as `nx affected` takes them. */
function affectedBy(file: string): string[] {
  const args = ['nx', 'show', 'projects', '--affected', `--files=${file}`, '--json'];
  const env = { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' };
  return JSON.parse(execFileSync('npx', args, { cwd: WORKSPACE, encoding: 'utf8', env })) as string[];
}

describe('a change', () => {
  it('of a remote affects the remote alone', () =>
    expect(affectedBy('mf-support/src/admin.ts')).toEqual(['@yard/mf-support']));

  it('of the design system affects every shell and remote, and nothing that runs in Node', () => {
    const affected = affectedBy('libs/ui/src/index.ts');
    expect(affected).toEqual(expect.arrayContaining(browser('shell-public', 'shell-admin', ...REMOTES)));
    expect(affected).not.toContain('@yard/backend');
  });

  it.each([
    ['of a contract affects both sides of it', 'libs/contracts/src/index.ts', 'shell-admin'],
    ['of how things are built affects all that is built so', 'tools/build/site.mjs', 'shell-public'],
  ])('%s', (_what, file, shell) => {
    expect(affectedBy(file)).toEqual(expect.arrayContaining(browser('backend', shell, ...REMOTES)));
  });

  it('of the server affects no shell and no remote', () => {
    expect(affectedBy('backend/apps/server/main.ts')).toEqual(['@yard/backend']);
  });
});
