import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { workspace } from './wire-packages.mjs';

/** Of this workspace alone. */
const OURS =
  /\.(spec\.ts|map|d\.[mc]ts)$|no-rspack|\/(all|options|compile\w*|ensure-built|dot-env|swc-options|generate|lone-repository)\.\w+$/;

/**
 * Packs the commands of teams that ship remotes, and what makes a remote in a repository of its own, which brings these
 * along: docs/ship-a-remote.md. The registry is built.
 *
 * @returns the tarballs' paths
 */
export function packCommands(out) {
  const stage = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(out, { recursive: true });
  try {
    const commands = pack(stage, join(out, 'yard-remote.tgz'), {
      name: '@yard/remote',
      bin: { 'yard-remote': 'remote.mjs' },
      files: ['remote.mjs', 'rejected-types.mjs', 'build', 'dev'],
      kit: ['build', 'registry'],
    });
    const create = pack(stage, join(out, 'yard-create-remote.tgz'), {
      name: '@yard/create-remote',
      bin: { 'create-remote': 'remote/create.mjs' },
      files: ['remote', 'generate', commands],
      kit: ['registry'],
    });
    return [commands, create];
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Parts of `tools` with the platform's packages inside. */
function pack(stage, tarball, { files, kit, ...manifest }) {
  const folder = join(stage, manifest.name, 'package');
  for (const path of files) take(resolve(workspace, 'tools', path), join(folder, path.split('/').pop()));
  const needed = kit.map((name) => takeKit(join(workspace, 'platform/federation', name), folder));
  const bundleDependencies = kit.map((name) => `@kit/federation-${name}`);
  writeManifest(folder, { ...manifest, dependencies: Object.assign({}, ...needed), bundleDependencies });
  execFileSync('tar', ['-czf', tarball, '-C', join(stage, manifest.name), 'package']);
  return tarball;
}

/** @returns the packages of others that it needs */
function takeKit(from, folder) {
  const { name, exports, dependencies } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const to = join(folder, 'node_modules', name);
  for (const part of Object.values(exports).map((one) => (one.default ?? one).split('/')[1]))
    take(join(from, part), join(to, part));
  const foreign = Object.entries(dependencies).filter(([one]) => !one.startsWith('@kit/'));
  // Here each version is pinned; whoever installs the package takes any that is compatible.
  const ranges = Object.fromEntries(foreign.map(([one, pinned]) => [one, `^${pinned}`]));
  writeManifest(to, { name, exports, dependencies: ranges });
  return ranges;
}

function take(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !OURS.test(path) });
}

function writeManifest(folder, { name, ...rest }) {
  const { version, license, engines } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, license, engines, ...rest }, null, 2)}\n`,
  );
}
