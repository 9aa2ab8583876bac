import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLI = 'backend/dist/apps/cli';
const WRITE = `import { writeCommit, writePrograms } from '${join(__dirname, 'packed-programs.mjs')}';
writePrograms(process.argv[1]); writeCommit('${join(__dirname, '..')}', process.argv[1]);`;

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'yard-packed-')));
  mkdirSync(join(folder, CLI), { recursive: true });
  writeFileSync(
    join(folder, CLI, 'cli.js'),
    'console.log(process.cwd(), ...process.argv.slice(2).map((word) => `<${word}>`));',
  );
  writeFileSync(join(folder, 'package.json'), '{ "name": "yard", "scripts": { "test": "none" } }');
  execFileSync(process.execPath, ['--input-type=module', '-e', WRITE, folder]);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('gives a packed server a program `yard` that runs its command line, from any folder and by any name', () => {
  symlinkSync(join(folder, 'yard'), join(folder, 'linked'));
  const words = ['restore', 'a file.tar.gz', '--overwrite'];
  for (const name of ['yard', 'linked']) {
    const output = execFileSync(join(folder, name), words, { cwd: tmpdir(), encoding: 'utf8' });
    expect(output).toBe(`${realpathSync(tmpdir())} <restore> <a file.tar.gz> <--overwrite>\n`);
  }
});

it('is run by npm, too, with files meant from where it was called', () => {
  const env = { ...process.env, npm_lifecycle_event: 'yard', INIT_CWD: join(folder, CLI) };
  const output = execFileSync(join(folder, 'yard'), ['doctor'], { cwd: folder, env, encoding: 'utf8' });

  expect(output).toBe(`${join(folder, CLI)} <doctor>\n`);
});

it('names what can be run there alone, and the commit', () => {
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    name: 'yard',
    scripts: { start: 'exec node --v8-pool-size=1 backend/dist/apps/server/main.js', yard: './yard' },
  });
  expect(readFileSync(join(folder, 'commit'), 'utf8')).toMatch(/^[0-9a-f]{40}\n$/);
});
