import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace, workspace } from './copy-workspace';

const LINES_MAX = { remote: 220, resource: 150 };
const BUILT = [
  'platform/laravel-wire/core',
  'platform/laravel-wire/nest',
  'libs/dates',
  'platform/money',
  'libs/contracts',
  'platform/server-kit',
];
const FIELDS = 'name:text,daily_price:money?,since:day?';
const KINDS =
  'title:text,note:text?,seats:whole,weight:number?,price:money,sharp:flag,closed:flag?,since:day';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yard-resource-'));
  copyWorkspace(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Its output, once it has ended well. */
function run(command: string, args: string[], cwd = folder): string {
  const env = { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '', FORCE_COLOR: '0' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

const bin = (name: string) => join(folder, 'node_modules/.bin', name);

/** @returns the paths that Nx says were made and changed */
function generate(kind: string, ...options: string[]) {
  const output = run(bin('nx'), ['g', `@yard/tools:${kind}`, ...options]);
  const named = (what: string) =>
    [...output.matchAll(new RegExp(`${what} (\\S+)`, 'g'))].map(([, path = '']) => path);
  return { created: named('CREATE'), updated: named('UPDATE') };
}

const linesOf = (path: string) => readFileSync(join(folder, path), 'utf8').trimEnd().split('\n').length;

/** Types and their lint look at these files, and at what they import. */
function checkTypes(files: string[]): void {
  const options = { extends: './tsconfig.base.json', files };
  writeFileSync(join(folder, 'tsconfig.made.json'), JSON.stringify(options));
  run(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.made.json']);
}

it('makes a remote that is whole at once: types, style, lint, lockfile and owners', () => {
  const { created, updated } = generate('remote', 'fleet-notes');

  expect(updated).toEqual(['package.json', 'package-lock.json', 'CODEOWNERS']);
  expect(created.map(linesOf).reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(LINES_MAX.remote);
  run(bin('prettier'), ['--check', ...created, 'package.json']);
  const code = created.filter((path) => /\.tsx?$/.test(path));
  checkTypes([...code, join(workspace, 'libs/ui/src/imported.d.ts')]);
  run(bin('oxlint'), code);
  run(process.execPath, ['tools/complete-lockfile.mjs', '--check']);
  expect(readFileSync(join(folder, 'CODEOWNERS'), 'utf8')).toMatch(
    /\n\/mf-fleet-notes\/ +@yard\/fleet-notes\n$/,
  );
});

it('makes a resource of five files and two edits that builds and passes its own tests', () => {
  const { created, updated } = generate('resource', 'bucket-kind', '--fields', FIELDS);
  const other = generate(
    'resource',
    'spare-body',
    '--plural',
    'spare-bodies',
    '--feature',
    'support',
    '--fields',
    KINDS,
  );

  expect(created).toHaveLength(5);
  expect(created.map(linesOf).reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(LINES_MAX.resource);
  expect(updated).toEqual(['libs/contracts/src/resources.ts', 'backend/apps/schema/plain-resources.ts']);
  const files = [...created, ...other.created];
  run(bin('prettier'), ['--check', ...files, ...updated]);
  checkTypes(files);

  const compile = join(folder, 'tools/build/compile.mjs');
  for (const name of BUILT) run(process.execPath, [compile], join(folder, name));
  run(process.execPath, [compile, 'apps', 'src'], join(folder, 'backend'));
  const databases = ['api-sqlite', ...(process.env.TEST_DATABASE_URL ? ['night-mysql'] : [])];
  const specs = files.filter((path) => path.endsWith('.spec.ts'));
  const documented = 'backend/src/api-docs/api-docs.spec.ts';
  const told = run(bin('jest'), ['--selectProjects', ...databases, '--runInBand', ...specs, documented]);
  expect(specs).toHaveLength(2);
  for (const spec of specs)
    for (const database of databases) expect(told).toContain(`PASS ${database} ${spec}`);
});
