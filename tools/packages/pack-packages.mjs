import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDeclarations } from './declarations.mjs';
import { refuseUnfinished, stagePackage } from './stage-package.mjs';
import { wirePackages, workspace } from './wire-packages.mjs';

/** Packs what is built. @returns the tarballs' paths */
export function packWire(out) {
  // Below the workspace, so that the packages' dependencies are found while they are checked.
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  const stages = mkdtempSync(join(workspace, '.cache/packages-'));
  const declarations = mkdtempSync(join(tmpdir(), 'wire-types-'));
  try {
    const packages = wirePackages();
    packages.forEach(refuseUnfinished);
    writeDeclarations(packages, declarations);
    mkdirSync(out, { recursive: true });
    return packages.map((one) => {
      const stage = join(stages, one.name);
      stagePackage(one, declarations, stage);
      const tarball = join(out, packed(stage, out));
      requireStatedSize(one.name, statSync(tarball).size / 1000);
      return tarball;
    });
  } finally {
    rmSync(stages, { recursive: true, force: true });
    rmSync(declarations, { recursive: true, force: true });
  }
}

/** @throws Error when the layer's README says of a package that it is larger or smaller, by more than a tenth */
function requireStatedSize(name, kilobytes) {
  const readme = readFileSync(join(workspace, 'platform/laravel-wire/README.md'), 'utf8');
  const row = new RegExp(`^\\| \\[\`${name.split('/')[1]}\`\\].*\\| (\\d+) kB`, 'm').exec(readme);
  const stated = Number(row?.[1]);
  if (!(Math.abs(kilobytes - stated) <= stated / 10))
    throw new Error(`${name} has ${Math.round(kilobytes)} kB; README.md of the wire layer says ${stated}`);
}

function packed(stage, out) {
  const answer = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], {
    cwd: stage,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return tarballIn(JSON.parse(answer));
}

/** npm names the tarball in a list, or by the package's name. */
function tarballIn(answer) {
  const [first] = Object.values(answer);
  return first.filename;
}
