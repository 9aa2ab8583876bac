import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDeclarations } from './declarations.mjs';
import { refuseUnfinished, stagePackage } from './stage-package.mjs';
import { wirePackages, workspace } from './wire-packages.mjs';

/** Packs what is built. @returns the tarballs' paths */
export function packWire(out) {
  // Below the workspace, where what the packages need is found while they are looked into.
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
      return join(out, packed(stage, out));
    });
  } finally {
    rmSync(stages, { recursive: true, force: true });
    rmSync(declarations, { recursive: true, force: true });
  }
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
