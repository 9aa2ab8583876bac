import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packPackages } from './pack-packages.mjs';
import { wirePackages, workspace } from './wire-packages.mjs';

/** @returns the tarballs' paths */
export function packWire(out) {
  const packages = wirePackages();
  const tarballs = packPackages(packages, out);
  packages.forEach(({ name }, at) => requireStatedSize(name, statSync(tarballs[at]).size / 1000));
  return tarballs;
}

/** @throws Error when the layer's README says of a package that it is larger or smaller, by more than a tenth */
function requireStatedSize(name, kilobytes) {
  const readme = readFileSync(join(workspace, 'platform/laravel-wire/README.md'), 'utf8');
  const row = new RegExp(`^\\| \\[\`${name.split('/')[1]}\`\\].*\\| (\\d+) kB`, 'm').exec(readme);
  const stated = Number(row?.[1]);
  if (!(Math.abs(kilobytes - stated) <= stated / 10))
    throw new Error(`${name} has ${Math.round(kilobytes)} kB; README.md of the wire layer says ${stated}`);
}
