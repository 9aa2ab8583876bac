import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of the package of this name that holds a folder, wherever in it: sources and what is built from them lie
 * at different depths.
 *
 * @throws Error where no folder above has a `package.json` of this name
 */
export function packageFolder(name: string, from: string): string {
  const file = join(from, 'package.json');
  const isIt =
    existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === name;
  if (isIt) return from;
  if (dirname(from) === from) throw new Error(`no package ${name}`);
  return packageFolder(name, dirname(from));
}
