import { transformFileSync } from '@swc/core';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { swcForNode } from '../build/swc-options.mjs';
import { writeReadme } from './readme.mjs';
import { copyForModules, copyWithoutSpecs, filesIn, withFileNames } from './declarations.mjs';
import { workspace } from './wire-packages.mjs';

const require = createRequire(import.meta.url);

/**
 * Lays a built package out as it is published: CommonJS in `dist/`, and ES modules. What runs in Node has one
 * implementation, with ES modules that hand its exports on, so that a process that loads it both ways has one of each
 * symbol and class; what also runs in browsers has ES modules of its own in `esm/`, which bundlers can cut down. Without
 * a build there are these alone, with style sheets beside them.
 *
 * @param declarations  the folder of all packages' declarations
 */
export function stagePackage(one, declarations, stage) {
  const { folder, doors, isOfNode, isBuilt } = one;
  mkdirSync(stage, { recursive: true });
  const types = join(declarations, relative(workspace, folder), 'src');
  for (const name of foldersOf(one)) copyWithoutSpecs(join(folder, name), join(stage, name));
  if (isBuilt) copyWithoutSpecs(types, join(stage, 'dist'));
  if (isOfNode) doors.forEach(({ path }) => writeWrapper(stage, path));
  else writeModules(one, types, join(stage, 'esm'));
  if (existsSync(join(folder, 'README.md'))) writeReadme(folder, stage);
  cpSync(join(workspace, 'LICENSE'), join(stage, 'LICENSE'));
  cpSync(newsOf(folder), join(stage, 'CHANGELOG.md'));
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(published(one), null, 2)}\n`);
}

/** Those that are packed as they are here. */
export const foldersOf = ({ manifest: { files = [] }, doors }) =>
  files.filter((name) => doors.length === 0 || !/^(src$|!)/.test(name));

/** The changelog of the package, or of all that it is released with. */
function newsOf(folder) {
  const file = join(folder, 'CHANGELOG.md');
  return existsSync(file) ? file : newsOf(dirname(folder));
}

function writeWrapper(stage, path) {
  const names = Object.keys(require(join(stage, 'dist', `${path}.js`)));
  const file = `./${path.split('/').at(-1)}.js`;
  const text = `import implementation from '${file}';\n\nexport const {\n${names.map((name) => `  ${name},\n`).join('')}} = implementation;\n`;
  writeFileSync(join(stage, 'dist', `${path}.mjs`), text);
  writeFileSync(join(stage, 'dist', `${path}.d.mts`), `export * from '${file}';\n`);
}

/** @param types  a folder of declarations; null: without */
export function writeModules({ folder, manifest }, types, out) {
  const options = swcForNode();
  for (const file of filesIn(join(folder, 'src'), '')) {
    if (/\.spec\.tsx?$|\.d\.ts$/.test(file) || !/\.(tsx?|css)$/.test(file)) continue;
    const target = join(out, relative(join(folder, 'src'), file)).replace(/\.tsx?$/, '.js');
    mkdirSync(dirname(target), { recursive: true });
    if (/\.tsx?$/.test(file)) writeFileSync(target, withFileNames(moduleOf(file, options), file, '.ts'));
    else cpSync(file, target);
  }
  if (types) copyForModules(types, out);
  const imports = manifest.imports && innerImports(manifest.imports, './');
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify({ type: 'module', sideEffects: manifest.sideEffects, imports })}\n`,
  );
}

function moduleOf(file, { jsc, ...options }) {
  const parser = { ...jsc.parser, tsx: file.endsWith('x') };
  const asModule = { ...options, jsc: { ...jsc, parser }, sourceMaps: false, module: { type: 'es6' } };
  return transformFileSync(file, asModule).code;
}

const OWN = 'name version description keywords license bin sideEffects peerDependenciesMeta'.split(' ');

/** The workspace's package.json without the fields for the workspace alone. */
function published(one) {
  const { manifest, isOfNode } = one;
  const root = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
  return {
    ...Object.fromEntries(OWN.map((field) => [field, manifest[field]])),
    ...Object.fromEntries(['repository', 'bugs', 'homepage', 'engines'].map((field) => [field, root[field]])),
    ...entries(one),
    imports: manifest.imports && innerImports(manifest.imports, './dist/'),
    files: [...foldersOf(one), ...(isOfNode ? [] : ['esm']), 'CHANGELOG.md', 'examples', '*.md'],
    ...inRanges(manifest),
  };
}

/** A page has one copy of these, the shell's: a remote that is built with a newer minor may need what it lacks. */
const GIVEN = ['react', 'react-dom', 'react-router', '@tanstack/react-query'];

/** Versions are pinned here; who installs takes any compatible one, of the packages the same. */
function inRanges({ dependencies = {}, peerDependencies }) {
  const ranges = (isGiven, sign) =>
    Object.entries(dependencies)
      .filter(([name]) => GIVEN.includes(name) === isGiven)
      .map(([name, version]) => [name, name.startsWith('@laravel-wire/') ? version : sign + version]);
  return {
    dependencies: Object.fromEntries(ranges(false, '^')),
    peerDependencies: { ...peerDependencies, ...Object.fromEntries(ranges(true, '~')) },
  };
}

function entries({ manifest, doors, isOfNode, isBuilt }) {
  if (doors.length === 0) return { exports: manifest.exports };
  const main = isBuilt ? 'dist/index' : 'esm/index';
  return {
    main: `${main}.js`,
    types: `${main}.d.ts`,
    module: isOfNode ? undefined : 'esm/index.js',
    exports: Object.fromEntries([
      ...doors.map(({ door, path }) => [door, entry(path, isOfNode, isBuilt)]),
      ...otherExports(manifest, './esm/'),
    ]),
  };
}

/** Files by themselves: a style sheet, a preset. */
export const otherExports = ({ exports }, code) =>
  Object.entries(exports).flatMap(([door, to]) =>
    typeof to === 'string' ? [[door, to.replace('./src/', code)]] : [],
  );

function entry(path, isOfNode, isBuilt) {
  const modules = isOfNode
    ? { types: `./dist/${path}.d.mts`, default: `./dist/${path}.mjs` }
    : { types: `./esm/${path}.d.ts`, default: `./esm/${path}.js` };
  const required = { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` };
  return isBuilt ? { import: modules, require: required } : modules;
}

/** A package's imports for browsers and for all others, below `folder`. */
function innerImports(imports, folder) {
  const at = (path) => path.replace('./dist/', folder);
  const inner = ([name, { browser, default: others }]) => [
    name,
    { browser: at(browser.default), default: at(others) },
  ];
  return Object.fromEntries(Object.entries(imports).map(inner));
}

/** @throws Error when a package lacks what every published one has */
export function refuseUnfinished({ folder, name, manifest, isBuilt }) {
  if (isBuilt && !existsSync(join(folder, 'dist/index.js'))) throw new Error(`${name} has no dist/index.js`);
  for (const key of ['version', 'description', 'license']) {
    if (manifest[key] === undefined) throw new Error(`${name}: package.json says no ${key}`);
  }
}
