import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { compiledFolders } from './compiled-folders.mjs';
import { ensureBuilt, forgetBuilt, workspace } from '../build/ensure-built.mjs';

const SETTLE_MS = 150;

/** The whole product from this workspace. @returns a function that ends it */
export function developAll(remotes) {
  const children = new Set();
  ensureBuilt();
  forgetBuilt();
  process.chdir(workspace);
  for (const folder of ['shell-public', 'shell-admin', ...remotes])
    start(folder, ['../tools/build/bundle.mjs', '--watch'], join(workspace, folder));
  for (const project of compiled())
    for (const folder of project.folders)
      onChange(join(project.path, folder), () => compile(project) && restart());
  let server = serve();

  function serve() {
    return start('server', ['--enable-source-maps', 'backend/dist/apps/server/main.js'], workspace);
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

  return () => {
    for (const child of children) child.kill('SIGTERM');
  };
}

/** Projects that run in Node, the backend and the libraries it uses, each with the folders that its build names. */
function compiled() {
  const libraries = ['libs', 'platform', 'platform/laravel-wire'].flatMap((parent) =>
    readdirSync(parent).map((name) => `${parent}/${name}`),
  );
  return ['backend', ...libraries].flatMap((path) => {
    const folders = compiledFolders(scriptOf(path) ?? '');
    return folders ? { path, folders } : [];
  });
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

/** Runs the project's own build: what it leaves out is not in `dist` afterwards. */
function compile({ path }) {
  console.log(`compiling ${path}`);
  return spawnSync('npm', ['run', '--silent', 'build'], { cwd: path, stdio: 'inherit' }).status === 0;
}
