import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspace } from '../../build/ensure-built.mjs';

/** @returns the paths of all files that are there and not ignored, new ones too */
export function workspaceFiles() {
  const args = ['ls-files', '-coz', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: workspace, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(workspace, path)));
}

/** Copies the workspace as it is, with its packages, so that nothing which is changed there is changed here. */
export function copyWorkspace(folder, files) {
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(workspace, path), join(folder, path));
  }
  sharePackages(join(workspace, 'node_modules'), join(folder, 'node_modules'));
  // Projects have few packages of their own, and builds write beside them.
  const projects = files.filter((path) => path.endsWith('/package.json')).map(dirname);
  for (const project of projects) {
    const own = join(workspace, project, 'node_modules');
    if (existsSync(own))
      cpSync(own, join(folder, project, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
}

/** Links to packages, which may lie on another disk; the workspace's own, which are links already, lead into the copy. */
function sharePackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [original, own] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(original), own);
    else if (entry.name.startsWith('@')) sharePackages(original, own);
    else if (entry.name !== '.cache') symlinkSync(original, own);
  }
}
