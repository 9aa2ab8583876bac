import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { readPrograms } from './nodes-in.mjs';

const { Compilation, sources } = webpack;

/**
 * Leaves `contract.json`: of a shell which shared packages it provides, with versions and names; of a remote which it
 * uses, and which paths of the API its code names. The server compares them before a version is given to anybody.
 */
export class ContractPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { folder, isShell, contract } = this.options;
    const paths = new WeakMap();
    if (!isShell)
      readPrograms(compiler, 'ContractPlugin', (module, program) => {
        if (isOwn(module)) paths.set(module, contract.pathsIn(program));
      });
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      let found;
      // Later, modules are merged into one another.
      compilation.hooks.afterChunks.tap('ContractPlugin', () => {
        found = isShell
          ? { shared: provided(compilation, folder), endpoints: contract.endpoints() }
          : used(compilation, folder, paths, contract);
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ContractPlugin', stage }, () => {
        const text = JSON.stringify({ contract: contract.number, ...found });
        compilation.emitAsset('contract.json', new sources.RawSource(text));
      });
    });
  }
}

function provided({ modules, moduleGraph }, folder) {
  const found = {};
  for (const module of modules) {
    if (!module.type.startsWith('provide')) continue;
    const { _name: name } = module;
    for (const dependency of [
      ...module.dependencies,
      ...module.blocks.flatMap((block) => block.dependencies),
    ]) {
      const names = moduleGraph.getProvidedExports(moduleGraph.getModule(dependency));
      found[name] = { version: versionOf(name, folder), names: Array.isArray(names) ? names : null };
    }
  }
  return sorted(found);
}

function used({ modules, moduleGraph, chunkGraph }, folder, pathsIn, contract) {
  const isThere = (module) => module && chunkGraph.getNumberOfModuleChunks(module) > 0;
  const shared = {};
  const paths = new Set();
  for (const module of modules) {
    if (!isThere(module)) continue;
    for (const path of pathsIn.get(module) ?? []) paths.add(path);
    const name = module.type === 'consume-shared-module' ? module.options.shareKey : null;
    if (!name) continue;
    const connections = [...moduleGraph.getIncomingConnections(module)];
    const referenced = connections
      .filter(({ originModule, dependency }) => isThere(originModule) && dependency?.getReferencedExports)
      .flatMap(({ dependency }) => [...dependency.getReferencedExports(moduleGraph, undefined)])
      .map((each) => (Array.isArray(each) ? each : each.name));
    // A reference without a name is to the whole.
    const isWhole = referenced.some((each) => each.length === 0);
    shared[name] = {
      version: `^${versionOf(name, folder).replace(PATCH, '$1.0')}`,
      names: isWhole ? null : [...new Set(referenced.map(([first]) => first))],
    };
  }
  for (const path of contract.pathsOf(shared)) paths.add(path);
  return { shared: sorted(shared), api: [...paths].sort() };
}

/** A patch brings nothing that a remote could need. */
const PATCH = /^(\d+\.\d+)\.\d+$/;
const isOwn = ({ resource }) => resource !== undefined && !resource.includes('/node_modules/');

/** Version of the package that a specifier like `react/jsx-runtime` leads to. */
function versionOf(specifier, folder) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'node_modules', name, 'package.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).version;
    if (at === dirname(at)) throw new Error(`${name} is not installed`);
  }
}

function sorted(shared) {
  const byName = Object.entries(shared).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    byName.map(([name, { version, names }]) => [name, { version, names: names && [...names].sort() }]),
  );
}
