import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspace = fileURLToPath(new URL('../..', import.meta.url));
const WIRE = 'platform/laravel-wire';
/** For a team that develops a remote in a repository of its own. */
const REMOTE = [
  ...['core', 'client'].map((name) => `${WIRE}/${name}`),
  'platform/money',
  ...['loader', 'build'].map((name) => `platform/federation/${name}`),
  ...['dates', 'contracts', 'ui', 'session', 'data', 'remote-kit'].map((name) => `libs/${name}`),
];

/** The packages of the wire layer that are made to be published, in the order in which they need each other. */
export function wirePackages() {
  const found = readdirSync(join(workspace, WIRE))
    .map((name) => `${WIRE}/${name}`)
    .filter((folder) => existsSync(join(workspace, folder, 'package.json')))
    .map(packageAt)
    .filter(({ manifest }) => !manifest.private);
  return found.sort((a, b) => needed(a, found) - needed(b, found));
}

export const remotePackages = () => REMOTE.map(packageAt);

/**
 * @returns {{ folder: string, name: string, manifest: object, doors: object[], isOfNode: boolean, isBuilt: boolean }}
 *   doors: what it exports, with paths below src, without their ending; none of what is published as it is
 */
function packageAt(place) {
  const folder = join(workspace, place);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const doors = Object.entries(manifest.exports ?? {}).flatMap(([door, { 'workspace-source': source }]) =>
    source ? [{ door, source, path: source.replace(/^\.\/src\/|\.tsx?$/g, '') }] : [],
  );
  const isBuilt = doors.length > 0 && manifest.scripts.build !== undefined;
  const isOfNode = manifest.nx.tags.includes('platform:node');
  return { folder, name: manifest.name, manifest, doors, isOfNode, isBuilt };
}

/** Number of the other packages that a package depends on. */
function needed({ manifest }, all) {
  const own = all.filter(({ name }) => name in (manifest.dependencies ?? {}));
  return own.reduce((sum, other) => sum + 1 + needed(other, all), 0);
}
