// This version's server with shells and remotes whose code has other names, as a build of changed code leaves them.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const HASH = /\.([0-9a-f]{8})\./;
const PACKED = /\.(br|gz)$/;

/** @param workspace  as it is built  @param folder  that is made  @returns the server's program */
export function changedBuild(workspace, folder) {
  mkdirSync(join(folder, 'backend'), { recursive: true });
  for (const place of ['backend/dist', 'backend/assets', 'backend/package.json', 'package.json'])
    cpSync(join(workspace, place), join(folder, place), { recursive: true });
  symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'));
  const built = readdirSync(workspace).filter((name) => /^(shell|mf)-/.test(name));
  for (const name of built) {
    cpSync(join(workspace, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
    changed(join(folder, name, 'dist'));
  }
  return join(folder, 'backend/dist/apps/server/main.js');
}

/** Another version, and of a shell every hash in a name turned around, there and wherever it is named. */
function changed(dist) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of files.filter((one) => PACKED.test(one))) rmSync(path);
  const plain = files.filter((one) => !PACKED.test(one));
  const isShell = basename(dirname(dist)).startsWith('shell-');
  const hashes = isShell ? plain.flatMap((path) => HASH.exec(basename(path))?.[1] ?? []) : [];
  const renamed = new Map([...hashes, versionIn(dist)].map((one) => [one, turned(one)]));
  for (const path of plain) change(path, renamed);
  // The file that marks a finished build.
  const version = join(dist, 'version.txt');
  writeFileSync(`${version}.br`, brotliCompressSync(readFileSync(version)));
}

function change(path, renamed) {
  const others = (text) => [...renamed].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const target = join(dirname(path), others(basename(path)));
  renameSync(path, target);
  if (!/\.(js|css|html|json|txt|cjs)$/.test(target)) return;
  writeFileSync(target, others(readFileSync(target, 'utf8')));
}

const versionIn = (dist) => readFileSync(join(dist, 'version.txt'), 'utf8').trim();
const turned = (hash) =>
  [...hash]
    .reverse()
    .join('')
    .replace(/./g, (one) => 'f0123456789abcde'['0123456789abcdef'.indexOf(one)]);
