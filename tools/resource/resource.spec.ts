import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkspace } from './copy-workspace';

const LINES_MAX = 200;
const BUILT = ['laravel-wire/core', 'laravel-wire/nest', 'dates', 'money', 'contracts'];
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
function generate(...options: string[]) {
  const output = run(bin('nx'), ['g', '@yard/tools:resource', ...options]);
  const named = (what: string) =>
    [...output.matchAll(new RegExp(`${what} (\\S+)`, 'g'))].map(([, path = '']) => path);
  return { created: named('CREATE'), updated: named('UPDATE') };
}

const linesOf = (path: string) => readFileSync(join(folder, path), 'utf8').trimEnd().split('\n').length;

it('makes a resource of six files and two edits that builds and passes its own tests', () => {
  const { created, updated } = generate('bucket-kind', '--fields', FIELDS);
  const other = generate('spare-body', '--plural', 'spare-bodies', '--feature', 'support', '--fields', KINDS);

  expect(created).toHaveLength(6);
  expect(created.map(linesOf).reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(LINES_MAX);
  expect(updated).toEqual(['libs/contracts/src/resources.ts', 'backend/src/plain-resources.ts']);
  const files = [...created, ...other.created];
  run(bin('prettier'), ['--check', ...files, ...updated]);
  const options = { extends: './tsconfig.base.json', files };
  writeFileSync(join(folder, 'tsconfig.resource.json'), JSON.stringify(options));
  run(bin('tsc'), ['-p', 'tsconfig.resource.json']);

  for (const project of [...BUILT.map((name) => `libs/${name}`), 'backend']) {
    run(process.execPath, [join(folder, 'tools/build/compile.mjs')], join(folder, project));
  }
  const databases = ['api-sqlite', ...(process.env.TEST_DATABASE_URL ? ['api-mysql'] : [])];
  const specs = files.filter((path) => path.endsWith('.spec.ts'));
  const documented = 'backend/src/api-docs/api-docs.spec.ts';
  const told = run(bin('jest'), ['--selectProjects', ...databases, '--runInBand', ...specs, documented]);
  expect(specs).toHaveLength(2);
  for (const spec of specs)
    for (const database of databases) expect(told).toContain(`PASS ${database} ${spec}`);
}, 120_000);
