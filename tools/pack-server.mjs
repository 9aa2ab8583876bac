// `npm run pack:server -- FOLDER`: what runs the product and nothing else: the built server and sites, and of the packages
// those that the server loads. For an image (deploy/container), or a machine that is only given what runs.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { browserProjects, ensureBuilt, workspace } from './build/ensure-built.mjs';
import { NODE_FLAGS } from './node-flags.mjs';
import { writeCommit, writePrograms } from './packed-programs.mjs';

/** Files of a package that only people and their tools read. */
const UNREAD = /\.(?:map|d\.[cm]?ts|md|markdown)$/i;

const [given] = process.argv.slice(2);
if (!given) throw new Error('npm run pack:server -- FOLDER');
const target = resolve(process.env.INIT_CWD ?? process.cwd(), given);
if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`);

ensureBuilt();
const { workspaces } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
for (const file of ['package.json', 'package-lock.json', 'LICENSE']) take(file);
// Those without anything built, too: npm holds the lock file against them all.
for (const folder of projectFolders(workspaces)) take(`${folder}/package.json`);
for (const folder of ['backend', ...browserProjects]) take(`${folder}/dist`);
take('backend/assets');
for (const folder of browserProjects) take(`${folder}/remote.json`);
install();
for (const folder of linkedLibraries()) take(`${folder}/dist`);
slim(join(target, 'node_modules'));
writePrograms(target);
writeCommit(workspace, target);
console.log(
  `${target} runs with: node ${NODE_FLAGS.join(' ')} ${join(target, 'backend/dist/apps/server/main.js')}\n` +
    `Its command line: ${join(target, 'yard')}`,
);

function take(path) {
  if (!existsSync(join(workspace, path))) return;
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(workspace, path), join(target, path), { recursive: true });
}

function projectFolders(patterns) {
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('*')) return [pattern];
    const names = readdirSync(join(workspace, dirname(pattern)));
    return names
      .map((name) => join(dirname(pattern), name))
      .filter((path) => path.startsWith(pattern.slice(0, -1)));
  });
}

/** No package of these builds anything of its own when it is installed. */
function install() {
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const only = ['--workspace=@yard/backend', '--include-workspace-root=false'];
  execFileSync('npm', [...args, ...only], { cwd: target, stdio: ['ignore', 'inherit', 'inherit'] });
}

function linkedLibraries() {
  const lock = JSON.parse(readFileSync(join(target, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => link && existsSync(join(target, path)))
    .map(([, { resolved }]) => resolved)
    .filter((folder) => /^(libs|platform)\//.test(folder));
}

function slim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) slim(path);
    else if (entry.isFile() && UNREAD.test(entry.name) && !/licen[cs]e|notice/i.test(entry.name))
      rmSync(path);
  }
}
