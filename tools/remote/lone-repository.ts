import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const workspace = join(__dirname, '../..');
/** Scopes whose packages are not those of this workspace. */
const GIVEN = ['@kit', '@laravel-wire', '@yard'];

/** Does what `npm exec --package TARBALL -- create-remote …` and `npm install` do, without npm's registry. */
export async function makeRemote(tarball: string, words: readonly string[], parent: string): Promise<string> {
  const program = join(parent, 'create');
  const answer = await fetch(tarball);
  writeFileSync(`${program}.tgz`, Buffer.from(await answer.arrayBuffer()));
  unpack(`${program}.tgz`, program);
  link(join(workspace, 'node_modules/semver'), join(program, 'node_modules/semver'));
  execFileSync(process.execPath, [join(program, 'remote/create.mjs'), ...words], { cwd: parent });
  const folder = join(parent, words[0] ?? '');
  install(folder);
  return folder;
}

function install(folder: string): void {
  const modules = join(folder, 'node_modules');
  const others = readdirSync(join(workspace, 'node_modules')).filter((name) => !/^\./.test(name));
  for (const name of others.filter((each) => !GIVEN.includes(each)))
    link(join(workspace, 'node_modules', name), join(modules, name));
  for (const scope of GIVEN)
    for (const name of readdirSync(join(folder, 'site', scope)))
      link(join(folder, 'site', scope, name), join(modules, scope, name));
  unpack(join(folder, 'packages/yard-remote.tgz'), join(modules, '@yard/remote'));
  link(join(modules, '@yard/remote/remote.mjs'), join(modules, '.bin/yard-remote'));
  link(join(workspace, 'node_modules/jest/bin/jest.js'), join(modules, '.bin/jest'));
}

function unpack(tarball: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', to, '--strip-components=1']);
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}
