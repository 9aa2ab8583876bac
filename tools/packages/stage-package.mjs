import { transformFileSync } from '@swc/core';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { swcForNode } from '../build/swc-options.mjs';
import { writeReadme } from './readme.mjs';
import { copyDeclarations, copyForModules, filesIn, withFileNames } from './declarations.mjs';
import { workspace } from './wire-packages.mjs';

const require = createRequire(import.meta.url);

/**
 * Lays a built package out as it is published: CommonJS in `dist/`, and ES modules. What runs in Node has one
 * implementation, with ES modules that hand its exports on, so that a process that loads it both ways has one of each
 * symbol and class; what also runs in browsers has ES modules of its own in `esm/`, which bundlers can cut down.
 *
 * @param declarations  the folder of all packages' declarations
 */
export function stagePackage({ folder, manifest, doors, isOfNode }, declarations, stage) {
  mkdirSync(stage, { recursive: true });
  const types = join(declarations, relative(join(workspace, 'platform/laravel-wire'), folder), 'src');
  const built = doors.length > 0 ? ['dist'] : manifest.files;
  for (const name of built) cpSync(join(folder, name), join(stage, name), { recursive: true });
  if (doors.length > 0) copyDeclarations(types, join(stage, 'dist'));
  if (isOfNode) doors.forEach(({ path }) => writeWrapper(stage, path));
  else writeModules({ folder, manifest }, types, join(stage, 'esm'));
  writeReadme(folder, stage);
  cpSync(join(workspace, 'LICENSE'), join(stage, 'LICENSE'));
  cpSync(join(workspace, 'platform/laravel-wire/CHANGELOG.md'), join(stage, 'CHANGELOG.md'));
  writeFileSync(
    join(stage, 'package.json'),
    `${JSON.stringify(published(manifest, doors, isOfNode), null, 2)}\n`,
  );
}

function writeWrapper(stage, path) {
  const names = Object.keys(require(join(stage, 'dist', `${path}.js`)));
  const file = `./${path.split('/').at(-1)}.js`;
  const text = `import implementation from '${file}';\n\nexport const {\n${names.map((name) => `  ${name},\n`).join('')}} = implementation;\n`;
  writeFileSync(join(stage, 'dist', `${path}.mjs`), text);
  writeFileSync(join(stage, 'dist', `${path}.d.mts`), `export * from '${file}';\n`);
}

function writeModules({ folder, manifest }, types, out) {
  const options = swcForNode();
  for (const file of filesIn(join(folder, 'src'), '.ts')) {
    if (/\.spec\.ts$|\.d\.ts$/.test(file)) continue;
    const { code } = transformFileSync(file, { ...options, sourceMaps: false, module: { type: 'es6' } });
    const target = join(out, relative(join(folder, 'src'), file)).replace(/\.ts$/, '.js');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withFileNames(code, file, '.ts'));
  }
  copyForModules(types, out);
  const imports = manifest.imports && innerImports(manifest.imports, './');
  writeFileSync(
    join(out, 'package.json'),
    `${JSON.stringify({ type: 'module', sideEffects: manifest.sideEffects, imports })}\n`,
  );
}

/** The workspace's package.json without the fields for the workspace alone. */
function published(manifest, doors, isOfNode) {
  const {
    name,
    version,
    description,
    keywords,
    license,
    bin,
    sideEffects,
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  } = manifest;
  const root = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
  const { engines, repository, bugs, homepage } = root;
  return {
    name,
    version,
    description,
    keywords,
    license,
    repository,
    bugs,
    homepage,
    engines,
    bin,
    sideEffects,
    ...(doors.length > 0 ? entries(doors, isOfNode) : {}),
    imports: manifest.imports && innerImports(manifest.imports, './dist/'),
    files: [
      ...(doors.length > 0 ? ['dist'] : manifest.files),
      ...(isOfNode ? [] : ['esm']),
      'CHANGELOG.md',
      'examples',
      '*.md',
    ],
    dependencies: inRanges(dependencies),
    peerDependencies,
    peerDependenciesMeta,
  };
}

/**
 * Here each version is pinned; who installs a package takes any that is compatible. The packages themselves go
 * together.
 */
function inRanges(dependencies = {}) {
  const range = ([name, version]) => [name, name.startsWith('@laravel-wire/') ? version : `^${version}`];
  return Object.fromEntries(Object.entries(dependencies).map(range));
}

const entries = (doors, isOfNode) => ({
  main: 'dist/index.js',
  types: 'dist/index.d.ts',
  module: isOfNode ? undefined : 'esm/index.js',
  exports: Object.fromEntries(doors.map(({ door, path }) => [door, entry(path, isOfNode)])),
});

function entry(path, isOfNode) {
  const modules = isOfNode
    ? { types: `./dist/${path}.d.mts`, default: `./dist/${path}.mjs` }
    : { types: `./esm/${path}.d.ts`, default: `./esm/${path}.js` };
  return { import: modules, require: { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` } };
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
export function refuseUnfinished({ folder, name, manifest, doors }) {
  for (const file of ['README.md', ...(doors.length > 0 ? ['dist/index.js'] : [])]) {
    if (!existsSync(join(folder, file))) throw new Error(`${name} has no ${file}`);
  }
  for (const key of ['version', 'description', 'license', 'keywords']) {
    if (manifest[key] === undefined) throw new Error(`${name}: package.json says no ${key}`);
  }
}
