// Lets plain Node read this folder's TypeScript (and the simulator's, which it serves), outside jest.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const OPTIONS = {
  swcrc: false,
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
  jsc: { target: 'es2022', parser: { syntax: 'typescript' }, keepClassNames: true },
};

/** The backend's own; whoever else has a say in other files keeps it. */
const OURS = join(__dirname, '../..');
const earlier = Module._extensions['.ts'];

Module._extensions['.ts'] = (module, filename) => {
  if (!filename.startsWith(OURS)) return earlier(module, filename);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename });
  module._compile(code, filename);
};
