import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import ts from 'typescript';

/** Folder of the site's declarations, beside the packages that they import; on no disk. */
const ASIDE = '.site-types';

/**
 * Compiles a remote's own code against the types that a site shares: docs/decisions/0046.
 *
 * @param {{ workspace: string, remote: string }} place  the workspace, and the remote's folder in it: '' where it is alone
 * @param {{ shared: string[], modules: Record<string, string>, files: Record<string, string> }} site
 *   as `shared-types.mjs` of `@kit/federation-build` tells them
 * @returns {string[]} what its code does that those types do not allow, each with its place; null without its code
 */
export function rejectedTypes({ workspace, remote }, site) {
  const beginnings = ['public.ts', 'public.tsx', 'admin.ts', 'admin.tsx']
    .map((name) => join(workspace, remote, 'src', name))
    .filter((path) => existsSync(path));
  if (beginnings.length === 0) return null;
  const options = { ...optionsOf(workspace), noEmit: true, types: [] };
  const host = hostOver(join(workspace, ASIDE), site, options);
  // Declarations of what webpack loads beside code: style sheets, addresses of files.
  const beside = ['libs', remote].flatMap((folder) =>
    ts.sys.readDirectory(join(workspace, folder), ['.d.ts'], ['**/node_modules', '**/dist', '**/site']),
  );
  // Global declarations hold in every page, whoever imports their file.
  const everywhere = Object.keys(site.files).filter((path) => /^declare global \{/m.test(site.files[path]));
  const roots = [...beginnings, ...beside, ...everywhere.map((path) => join(workspace, ASIDE, path))];
  const program = ts.createProgram(roots, options, host);
  const own = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
  const faults = own.flatMap((file) => program.getSemanticDiagnostics(file));
  return faults.map((fault) => told(fault, workspace));
}

function optionsOf(workspace) {
  const file = ['tsconfig.base.json', 'tsconfig.json'].map((name) => join(workspace, name)).find(existsSync);
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, workspace).options;
}

/** Reads the site's declarations as if they lay in a folder; what is shared leads there, from wherever. */
function hostOver(folder, { shared, modules, files }, options) {
  const host = ts.createCompilerHost(options);
  const textOf = (path) => (path.startsWith(`${folder}/`) ? files[path.slice(folder.length + 1)] : undefined);
  const cache = ts.createModuleResolutionCache(folder, (name) => name, options);
  const resolved = (name, from) => {
    // A shared package's build has all of its imports; the remote's code has those that are not shared.
    const isShared = from.startsWith(folder) ? Object.hasOwn(modules, name) : shared.includes(name);
    if (!isShared) return ts.resolveModuleName(name, from, options, over, cache);
    return {
      resolvedModule: {
        resolvedFileName: join(folder, modules[name]),
        extension: ts.Extension.Dts,
        isExternalLibraryImport: false,
      },
    };
  };
  const over = {
    ...host,
    fileExists: (path) => textOf(path) !== undefined || host.fileExists(path),
    readFile: (path) => textOf(path) ?? host.readFile(path),
    directoryExists: (path) => path.startsWith(folder) || host.directoryExists(path),
    getSourceFile(path, ...rest) {
      const text = textOf(path);
      return text === undefined
        ? host.getSourceFile(path, ...rest)
        : ts.createSourceFile(path, text, rest[0]);
    },
    resolveModuleNameLiterals: (literals, from) => literals.map(({ text }) => resolved(text, from)),
  };
  return over;
}

function told({ file, start, messageText }, workspace) {
  const words = ts.flattenDiagnosticMessageText(messageText, '\n  ');
  const { line } = ts.getLineAndCharacterOfPosition(file, start);
  return `${relative(workspace, file.fileName)}:${line + 1}: ${words}`;
}

// In a thread, so that the main one still notices closed connections, and does not use them again.
if (!isMainThread) parentPort.postMessage(rejectedTypes(workerData.place, workerData.site));
