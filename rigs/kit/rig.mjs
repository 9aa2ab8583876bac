import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..');

export const rigNames = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mjs') && file !== 'index.mjs')
  .map((file) => file.replace(/\.mjs$/, ''));

/**
 * A rig is the default export of its file:
 *
 * - `does`      one line for the list
 * - `packages`  Debian's, as `requirePackages` takes them
 * - `services`  steps of `npm test` whose services it needs
 * - `isBuilt`   false where it builds by itself
 * - `run`       gets `args`; `scratch`, a folder that is removed; `atEnd(work)`, for what has to be stopped, also by
 *   Ctrl-C. Returns whether all was as it should be
 */
export async function loadRig(name) {
  const { default: rig } = await import(join(FOLDER, `${name}.mjs`));
  return { packages: [], services: [], isBuilt: true, ...rig };
}
