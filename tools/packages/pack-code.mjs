import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { foldersOf, otherExports, writeModules } from './stage-package.mjs';
import { remotePackages } from './wire-packages.mjs';

/**
 * Writes the code of what a site shares, which `@kit/federation-registry/site-package` lays beside what stands for it:
 * a team's tests of screens run it. Types are in `contract-types.json`.
 */
export function packCode(out) {
  const shared = remotePackages().filter(({ doors }) => doors.length > 0);
  const packages = Object.fromEntries(shared.map((one) => [one.name, codeOf(one)]));
  writeFileSync(join(out, 'site-code.json'), JSON.stringify(packages));
}

function codeOf(one) {
  const { name, folder, doors, manifest } = one;
  const stage = mkdtempSync(join(tmpdir(), 'site-code-'));
  writeModules(one, null, join(stage, 'code'));
  for (const path of foldersOf(one).filter((each) => each !== 'dist'))
    cpSync(join(folder, path), join(stage, path));
  const files = readdirSync(stage, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const texts = files.map(({ parentPath, name: file }) => [
    relative(stage, join(parentPath, file)),
    readFileSync(join(parentPath, file), 'utf8'),
  ]);
  rmSync(stage, { recursive: true });
  const foreign = Object.entries(manifest.dependencies ?? {}).filter(([each]) => !OURS.test(each));
  return {
    doors: Object.fromEntries(doors.map(({ door, path }) => [name + door.slice(1), `./code/${path}.js`])),
    others: Object.fromEntries(otherExports(manifest, './code/')),
    dependencies: Object.fromEntries(foreign.map(([each, version]) => [each, `^${version}`])),
    files: Object.fromEntries(texts),
  };
}

const OURS = /^@(yard|kit|laravel-wire)\//;
