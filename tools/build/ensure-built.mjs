import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packCode } from '../packages/pack-code.mjs';
import { packCommands } from '../packages/pack-commands.mjs';

export const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of the shells and remotes; a new one needs no mention. */
export const browserProjects = readdirSync(workspace).filter((name) => /^(shell|mf)-/.test(name));

const STAMP = join(workspace, '.cache/build-stamp');
const SOURCES = [
  'backend/apps',
  'backend/src',
  'libs',
  'platform',
  ...browserProjects,
  ...['build', 'dev', 'remote', 'remote.mjs'].map((name) => `tools/${name}`),
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
];
const IGNORED = new Set(['node_modules', 'dist', '.cache', 'e2e']);
/** Specs and what helps them, what Laravel said, and the files that the boundaries' spec writes for a moment. */
const NOT_BUILT =
  /\.spec\.tsx?$|\/forbidden-[^/]*\.ts$|^(libs\/data\/test|platform\/laravel-wire\/(recordings|\w+\/test))$/;

/** Builds every project unless nothing changed since the last build. Ends the process when a build fails. */
export function ensureBuilt({ force = false } = {}) {
  const stamp = stampOf(SOURCES);
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp && isWhole()) return;
  build([], { force });
  // The site gives teams what they build remotes with.
  packCommands(join(workspace, 'shell-public/dist/packages'));
  packCode(join(workspace, 'shell-public/dist/packages'));
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  writeFileSync(STAMP, stamp);
}

/** Builds the backend and its libraries; everything where a site was never built. */
export function ensureBackendBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf(SOURCES)) return;
  if (isWhole()) build(['@yard/backend']);
  else ensureBuilt();
}

/** Builds these projects (all without any) and what they stand on. Ends the process when a build fails. */
export function build(projects, { force = false } = {}) {
  console.log('Building …');
  const nx = join(workspace, 'node_modules/nx/dist/bin/nx.js');
  const only = projects.length > 0 ? [`--projects=${projects.join(',')}`] : [];
  const args = [nx, 'run-many', '--target=assemble', ...only, '--parallel=2', '--output-style=static'];
  const { status } = spawnSync(process.execPath, args, {
    cwd: workspace,
    stdio: 'inherit',
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_SKIP_NX_CACHE: force ? 'true' : 'false',
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** For those who put another build into dist/, such as a development one: `ensureBuilt` builds again. */
export function forgetBuilt() {
  rmSync(STAMP, { force: true });
}

/** A stamp without the output it stands for (a cleaned folder) is worth nothing. */
function isWhole() {
  return [
    'backend/dist/apps/server/main.js',
    'shell-public/dist/index.html',
    'shell-admin/dist/index.html',
  ].every((file) => existsSync(join(workspace, file)));
}

/** Hash of names, sizes and times: content would be surer, and ten times slower. */
export function stampOf(paths, root = workspace) {
  const hash = createHash('sha256');
  for (const path of paths)
    walk(root, path, (file, stat) => hash.update(`${file}:${stat.size}:${stat.mtimeMs}\n`));
  return hash.digest('hex');
}

function walk(root, path, visit) {
  const stat = statSync(join(root, path));
  if (stat.isFile()) return visit(path, stat);
  for (const name of readdirSync(join(root, path)).sort()) {
    const inside = `${path}/${name}`;
    if (!IGNORED.has(name) && !NOT_BUILT.test(inside)) walk(root, inside, visit);
  }
}
