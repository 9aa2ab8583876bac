import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspace = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(workspace, 'platform/laravel-wire');

/**
 * The packages of the wire layer that are made to be published, in the order in which they need each other.
 *
 * @returns {{ folder: string, name: string, manifest: object, doors: string[], isOfNode: boolean }[]}
 *   doors: what it exports, as paths below src, without their ending; none of a command, which is published as it is
 */
export function wirePackages() {
  const found = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
    .map(packageAt);
  return found.sort((a, b) => needed(a, found) - needed(b, found));
}

function packageAt({ path, manifest }) {
  const doors = Object.entries(manifest.exports ?? {}).map(([door, { 'workspace-source': source }]) => ({
    door,
    path: source.replace(/^\.\/src\/|\.ts$/g, ''),
  }));
  return {
    folder: path,
    name: manifest.name,
    manifest,
    doors,
    isOfNode: manifest.nx.tags.includes('platform:node'),
  };
}

/** Number of the other packages that a package depends on. */
function needed({ manifest }, all) {
  const own = all.filter(({ name }) => name in (manifest.dependencies ?? {}));
  return own.reduce((sum, other) => sum + 1 + needed(other, all), 0);
}
