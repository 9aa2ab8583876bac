import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { workspace } from './wire-packages.mjs';

/**
 * Writes each package's declarations below `out`, in a folder of its own name.
 *
 * @throws Error when a source does not compile, or a declaration would name a file of another package
 */
export function writeDeclarations(packages, out) {
  const { options } = ts.parseJsonConfigFileContent(
    JSON.parse(readFileSync(join(workspace, 'tsconfig.base.json'), 'utf8')),
    ts.sys,
    workspace,
  );
  const emitted = { noEmit: false, declaration: true, emitDeclarationOnly: true };
  const program = ts.createProgram(
    packages
      .filter(({ doors }) => doors.length > 0)
      .flatMap(({ folder, doors }) => [
        ...doors.map(({ source }) => join(folder, source)),
        ...filesIn(join(folder, 'src'), '.d.ts'),
      ]),
    { ...options, ...emitted, rootDir: workspace, outDir: out },
  );
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost));
  refuseForeignFiles(out);
}

/** A copy of the declarations whose relative specifiers name files, as ES modules want it. */
export function copyForModules(from, to) {
  for (const file of filesIn(from, '.d.ts')) {
    const target = join(to, relative(from, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withFileNames(readFileSync(file, 'utf8'), file, '.d.ts'));
  }
}

/** @returns the text with `./x` written as `./x.js` or `./x/index.js`, as `file`'s folder has it with `ending` */
export function withFileNames(text, file, ending) {
  const named = ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
  return named.reduceRight((written, { fileName, pos, end }) => {
    const at = written.indexOf(fileName, pos);
    const path = join(dirname(file), fileName);
    if (ts.sys.fileExists(path)) return written;
    const isFile = [ending, `${ending}x`].some((end) => ts.sys.fileExists(path + end));
    const full = isFile ? `${fileName}.js` : `${fileName}/index.js`;
    if (at < 0 || at > end) throw new Error(`${file}: the import of ${fileName} was not found`);
    return written.slice(0, at) + full + written.slice(at + fileName.length);
  }, text);
}

export function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

export const copyWithoutSpecs = (from, to) =>
  cpSync(from, to, { recursive: true, filter: (path) => !path.includes('.spec.') });

const formatHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => workspace,
  getNewLine: () => '\n',
};

/** The compiler may write a type of another package by its path in this workspace, which nobody else has. */
function refuseForeignFiles(out) {
  for (const file of filesIn(out, '.d.ts')) {
    const foreign = /['"](?:\.\.\/)+[\w/-]+\/src\/[^'"]*['"]/.exec(readFileSync(file, 'utf8'));
    if (foreign) throw new Error(`${file} names ${foreign[0]}`);
  }
}
