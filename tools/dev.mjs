// `npm run dev [-- --remotes rentals,support]`: API, shells and remotes, each built again on save. The server restarts
// when its code changes; open pages reload when theirs does. Remotes that are not named are served from their last
// build.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, forgetBuilt, workspace } from './build/ensure-built.mjs';

const SETTLE_MS = 150;
const children = new Set();
const named = namedRemotes();

ensureBuilt();
forgetBuilt();
process.chdir(workspace);
for (const folder of bundled())
  start(folder, ['../tools/build/bundle.mjs', '--watch'], join(workspace, folder));
for (const folder of compiled()) onChange(join(folder, 'src'), () => compile(folder) && restart());
let server = serve();

process.on('SIGINT', () => stop());
process.on('SIGTERM', () => stop());

/** Shells and the remotes that were asked for. */
function bundled() {
  return ['shell-public', 'shell-admin', ...named.map((name) => `mf-${name}`)];
}

/** Those of `--remotes`, all without it; ends with a word about a name that is none. */
function namedRemotes() {
  const all = readdirSync(workspace).flatMap((name) => (name.startsWith('mf-') ? [name.slice(3)] : []));
  const at = process.argv.indexOf('--remotes');
  const asked = at < 0 ? all : (process.argv[at + 1] ?? '').split(',');
  const unknown = asked.filter((name) => !all.includes(name));
  if (unknown.length === 0) return asked;
  console.error(`--remotes names "${unknown.join(', ')}"; there are ${all.join(', ')}.`);
  process.exit(1);
}

/** Projects that run in Node: the backend, and the libraries it uses. */
function compiled() {
  const libraries = ['libs', 'libs/laravel-wire'].flatMap((parent) =>
    readdirSync(parent).map((name) => `${parent}/${name}`),
  );
  return ['backend', ...libraries].filter((folder) => scriptOf(folder)?.includes('compile.mjs'));
}

function scriptOf(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts?.build;
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function onChange(folder, act) {
  let timer;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(act, SETTLE_MS);
  });
}

function compile(folder) {
  console.log(`compiling ${folder}`);
  const script = join(workspace, 'tools/build/compile.mjs');
  return spawnSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' }).status === 0;
}

function serve() {
  return start('server', ['--enable-source-maps', 'backend/dist/main.js'], workspace);
}

function restart() {
  const before = server;
  before.once('exit', () => (server = serve()));
  before.kill('SIGTERM');
  if (before.exitCode !== null) server = serve();
}

function start(name, args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  children.add(child);
  child.on('exit', (code) => {
    children.delete(child);
    if (code) console.error(`${name} ended with ${code}`);
  });
  return child;
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(0), 500);
}
