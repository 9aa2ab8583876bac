import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../..');

/** Files copied for making a remote; everything else is the workspace's own. */
const COPIED = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'jest.config.cjs',
  'tsconfig.json',
  'tsconfig.base.json',
  'CODEOWNERS',
  'tools',
];
const LINKED = ['node_modules', 'libs', 'platform', 'backend'];

/** A workspace in an empty folder in which a remote may be made, built, tried and published. */
export function linkWorkspace(target: string): void {
  for (const path of COPIED) cpSync(join(workspace, path), join(target, path), { recursive: true });
  for (const path of LINKED) symlinkSync(join(workspace, path), join(target, path));
}
