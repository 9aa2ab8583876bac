// Compiles the TypeScript of the project in the current folder to CommonJS in dist/: src/, or the folders that are named,
// each under its name. Types are checked apart, once for the whole workspace (`npm test`), so that a build costs a second.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { swcForNode } from './swc-options.mjs';

const named = process.argv.slice(2);
const target = 'dist';

await rm(target, { recursive: true, force: true });
const files = (await Promise.all((named.length > 0 ? named : ['src']).map(filesIn))).flat();

await Promise.all(
  files
    .filter((file) => !/\.spec\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => (['.ts', '.tsx'].includes(extname(file)) ? compile(file) : copy(file))),
);

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

async function compile(file) {
  const out = destination(file).replace(/\.tsx?$/, '.js');
  const { code, map } = await transformFile(file, swcForNode());
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, `${code}\n//# sourceMappingURL=${out.split('/').pop()}.map\n`);
  await writeFile(`${out}.map`, map ?? '');
}

async function copy(file) {
  await mkdir(dirname(destination(file)), { recursive: true });
  await cp(file, destination(file));
}

function destination(file) {
  return join(target, named.length > 0 ? file : relative('src', file));
}
