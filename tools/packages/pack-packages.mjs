import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDeclarations } from './declarations.mjs';
import { refuseUnfinished, stagePackage } from './stage-package.mjs';
import { workspace } from './wire-packages.mjs';

/** Packs what is built. @returns the tarballs' paths, in the order of the packages */
export function packPackages(packages, out) {
  // Below the workspace, so that the packages' dependencies are found while they are checked.
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  const stages = mkdtempSync(join(workspace, '.cache/packages-'));
  const declarations = mkdtempSync(join(tmpdir(), 'package-types-'));
  try {
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
  // A list, or by the package's name.
  return Object.values(JSON.parse(answer))[0].filename;
}
