import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '..');
/** As `bench/loop.mjs` gives them what is built; a process of its own, as everything built is one. */
const PROGRAM = `
  const { join } = require('node:path');
  const { readers } = require('./bench/loop/readers.cjs');
  const wrong = readers((project, path) => require(join(process.cwd(), project, 'dist', path))).flatMap(
    ({ name, read, wrap = (text) => text }) => {
      try {
        read(wrap('text'));
      } catch (error) {
        if (error instanceof TypeError || error instanceof ReferenceError) return [name + ': ' + error.message];
      }
      return [];
    });
  console.log(JSON.stringify(wrong));
  process.exit();`;

/** How long they take for hostile texts is for `npm run bench:loop`. */
it('gives each reader of the loop bench a text as the product does', () => {
  const output = execFileSync(process.execPath, ['-e', PROGRAM], { cwd: WORKSPACE, encoding: 'utf8' });

  expect(JSON.parse(output)).toEqual([]);
});
