// Another version of the workspace, made ready to run with this one's packages.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { compiledFolders } from '../../tools/dev/compiled-folders.mjs';

/** @param folder  its checkout  @param workspace  whose installed packages it takes */
export function checkedOut(folder, workspace) {
  for (const place of ['node_modules', 'backend/node_modules']) {
    if (existsSync(join(workspace, place)))
      link(join(workspace, place), join(folder, place), { folder, workspace });
  }
  const compile = join(folder, 'tools/build/compile.mjs');
  for (const { project, folders } of compiled(folder))
    execFileSync(process.execPath, [compile, ...folders], { cwd: join(folder, project) });
}

/** Packages by their own place, so that what they need is found beside them; the workspace's own are the checkout's. */
function link(from, to, around) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name.startsWith('@') && !lstatSync(source).isSymbolicLink()) link(source, target, around);
    else symlinkSync(own(realpathSync(source), around), target);
  }
}

function own(place, { folder, workspace }) {
  const below = relative(realpathSync(workspace), place);
  return below.startsWith('..') || below.includes('node_modules') ? place : join(folder, below);
}

function compiled(folder) {
  // An older commit has no platforms yet.
  const libraries = ['libs', 'libs/laravel-wire', 'platform', 'platform/laravel-wire']
    .filter((parent) => existsSync(join(folder, parent)))
    .flatMap((parent) => readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`));
  return [...libraries, 'backend'].flatMap((project) => {
    const file = join(folder, project, 'package.json');
    const folders =
      existsSync(file) && compiledFolders(JSON.parse(readFileSync(file, 'utf8')).scripts?.build);
    return folders ? [{ project, folders }] : [];
  });
}
