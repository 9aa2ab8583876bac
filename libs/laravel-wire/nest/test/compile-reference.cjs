const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

/** Compiles the reference application; this package and the core are built by their own build target. */
module.exports = () => {
  const compiler = join(__dirname, '../../../../tools/build/compile.mjs');
  execFileSync(process.execPath, [compiler], { cwd: join(__dirname, 'reference'), stdio: 'inherit' });
};
