import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '..');
const REMOTES = readdirSync(WORKSPACE).filter((name) => name.startsWith('mf-'));
const browser = (...names: string[]) => names.map((name) => `@yard/${name}`);

const CHANGES: Record<string, string> = {
  remote: 'mf-support/src/admin.ts',
  ui: 'libs/ui/src/index.ts',
  contracts: 'libs/contracts/src/index.ts',
  server: 'backend/apps/server/main.ts',
  tools: 'tools/build/site.mjs',
};

const SCRIPT = `
  const { createProjectGraphAsync } = require('nx/src/project-graph/project-graph');
  const { filterAffected } = require('nx/src/project-graph/affected/affected-project-graph');
  const { calculateFileChanges } = require('nx/src/project-graph/file-utils');
  (async () => {
    const graph = await createProjectGraphAsync({ exitOnError: true });
    const told = {};
    for (const [name, file] of Object.entries(JSON.parse(process.argv[1]))) {
      const affected = await filterAffected(graph, calculateFileChanges([file], {}, {}));
      told[name] = Object.keys(affected.nodes).sort();
    }
    process.stdout.write('told ' + JSON.stringify(told));
    process.exit(0);
  })();
`;

describe('a change', () => {
  let affected: Record<string, string[]> = {};
  beforeAll(() => {
    const env = { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' };
    const args = ['-e', SCRIPT, JSON.stringify(CHANGES)];
    const output = execFileSync(process.execPath, args, { cwd: WORKSPACE, encoding: 'utf8', env });
    affected = JSON.parse(output.slice(output.indexOf('told ') + 5)) as Record<string, string[]>;
  });

  it('of a remote affects the remote alone', () => expect(affected.remote).toEqual(['@yard/mf-support']));

  it('of the design system affects every shell and remote, and nothing that runs in Node', () => {
    expect(affected.ui).toEqual(expect.arrayContaining(browser('shell-public', 'shell-admin', ...REMOTES)));
    expect(affected.ui).not.toContain('@yard/backend');
  });

  it('of a contract affects both sides of it', () => {
    expect(affected.contracts).toEqual(expect.arrayContaining(browser('backend', 'shell-admin', ...REMOTES)));
  });

  it('of the server affects no shell and no remote', () => {
    expect(affected.server).toEqual(['@yard/backend']);
  });

  it('of how things are built affects all that is built so', () => {
    expect(affected.tools).toEqual(expect.arrayContaining(browser('backend', 'shell-public', ...REMOTES)));
  });
});
