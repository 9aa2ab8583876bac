// The types that a shell shares with remotes, as declarations, printed as JSON. What is requested is JSON, too: the
// folder of the workspace, the packages that are shared, and sources beside them that declare what a bundler takes.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const { workspace, shared, beside } = JSON.parse(process.argv[2]);

const { files, sources } = declarations(shared.map((name) => sourceOf(name)));
const modules = Object.fromEntries(
  specifiers()
    .filter(([, source]) => sources.has(source))
    .map(asDeclared),
);
process.stdout.write(JSON.stringify({ shared, modules, files }));

/** Texts by their paths, of all that is reached from these. @throws for what no declaration can say */
function declarations(roots) {
  const options = {
    ...optionsOf(),
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...roots, ...beside.map((path) => join(workspace, path))], options, host);
  const files = {};
  const write = (path, text) => (files[relative(workspace, path)] = text);
  const { diagnostics } = program.emit(undefined, write, undefined, true);
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host));
  return { files, sources: new Set(program.getSourceFiles().map(({ fileName }) => fileName)) };
}

function optionsOf() {
  const { config } = ts.readConfigFile(join(workspace, 'tsconfig.base.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, workspace).options;
}

/** Every name by which the packages that are shared, or what stands below them, can be imported, with its source. */
function specifiers() {
  return shared.flatMap((name) => {
    const folder = folderOf(name);
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const paths = Object.entries(exports).filter(([, { types } = {}]) => types);
    return paths.map(([path, { types }]) => [join(name, path), join(folder, types)]);
  });
}

function asDeclared([specifier, source]) {
  return [specifier, relative(workspace, source).replace(/\.tsx?$/, '.d.ts')];
}

function sourceOf(name) {
  const { exports } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
  return join(folderOf(name), exports['.'].types);
}

function folderOf(name) {
  const path = ts.sys.realpath(join(workspace, 'node_modules', name));
  return dirname(join(path, 'package.json'));
}
