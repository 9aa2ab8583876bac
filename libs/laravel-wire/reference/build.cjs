// Compiles the reference application and what it runs on, each only when a source is newer than its output.
const { execFileSync } = require('node:child_process');
const { existsSync, readdirSync, statSync } = require('node:fs');
const { join } = require('node:path');

const compiler = join(__dirname, '../../../tools/build/compile.mjs');
const projects = [
  ['../core', 'dist/index.js'],
  ['../nest', 'dist/index.js'],
  ['.', 'dist/main.js'],
];

/** Brings core, nest and the reference application up to date. */
exports.buildReference = () => {
  for (const [folder, output] of projects.map(([name, file]) => [join(__dirname, name), file])) {
    if (!isFresh(join(folder, 'src'), join(folder, output))) {
      execFileSync(process.execPath, [compiler], { cwd: folder, stdio: 'inherit' });
    }
  }
};

function isFresh(source, output) {
  if (!existsSync(output)) return false;
  const built = statSync(output).mtimeMs;
  const files = readdirSync(source, { recursive: true });
  return files.every((file) => statSync(join(source, file)).mtimeMs <= built);
}
