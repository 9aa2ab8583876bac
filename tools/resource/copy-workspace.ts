import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const workspace = join(__dirname, '../..');

/** What a resource or a remote is made in or of, and what is built and run for it; everything else is the workspace's own. */
const COPIED = [
  'backend',
  'tools',
  'libs/contracts',
  'libs/dates',
  'platform/federation/registry',
  'platform/money',
  'platform/server-kit',
  'libs/testing',
  'platform/laravel-wire/adopt',
  'platform/laravel-wire/client',
  'platform/laravel-wire/core',
  'platform/laravel-wire/nest',
  'platform/laravel-wire/typeorm',
];
const FILES = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'CODEOWNERS',
  '.oxlintrc.json',
  'tools/lint-rules.mjs',
  'jest.config.cjs',
  'tsconfig.json',
  'tsconfig.base.json',
  '.prettierrc.json',
  // Webpack takes this beside code.
  'libs/ui/src/imported.d.ts',
];
const LEFT_OUT = new Set(['node_modules', 'dist']);

/** A workspace in an empty folder, in which files may be made; packages are linked to those that are installed. */
export function copyWorkspace(target: string): void {
  for (const file of FILES) cpSync(join(workspace, file), join(target, file));
  for (const folder of COPIED) {
    const filter = (path: string) => !LEFT_OUT.has(basename(path));
    cpSync(join(workspace, folder), join(target, folder), { recursive: true, filter });
  }
  linkPackages('node_modules', target);
  linkPackages('backend/node_modules', target);
  linkPackages('platform/server-kit/node_modules', target);
}

/** The workspace's own packages are links themselves: those of what is copied lead to the copy. */
function linkPackages(folder: string, target: string): void {
  for (const name of readdirSync(join(workspace, folder))) {
    const scoped = name.startsWith('@') ? readdirSync(join(workspace, folder, name)) : [null];
    for (const one of scoped) link(join(folder, one ? join(name, one) : name), target);
  }
}

function link(path: string, target: string): void {
  const real = realpathSync(join(workspace, path));
  const copied = COPIED.find((folder) => real === realpathSync(join(workspace, folder)));
  mkdirSync(dirname(join(target, path)), { recursive: true });
  symlinkSync(copied ? join(target, copied) : real, join(target, path));
}
