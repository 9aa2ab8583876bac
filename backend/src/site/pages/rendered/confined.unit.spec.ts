import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confined } from './confined';

const TRIED = `
  const fs = require('node:fs');
  const acts = {
    own: () => fs.readFileSync(__filename),
    beside: () => fs.readFileSync(process.argv[2]),
    environment: () => fs.readFileSync('/proc/self/environ'),
    written: () => fs.writeFileSync(__filename + '.txt', ''),
    process: () => require('node:child_process').execFileSync('true'),
    thread: () => new (require('node:worker_threads').Worker)('', { eval: true }),
  };
  const outcome = (act) => { try { act(); return 'done'; } catch ({ code }) { return code; } };
  const told = Object.entries(acts).map(([name, act]) => [name, outcome(act)]);
  process.send({ ...Object.fromEntries(told), variables: Object.keys(process.env).length });
`;

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'yard-confined-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads what it is given and nothing beside it, writes nothing and begins nothing', async () => {
  const [file, beside] = [join(folder, 'tried.cjs'), join(folder, 'kept.txt')];
  writeFileSync(file, TRIED);
  writeFileSync(beside, 'a secret');

  const child = fork(file, [beside], confined([file]));
  const [told] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  child.kill('SIGKILL');

  const refused = 'ERR_ACCESS_DENIED';
  expect(told).toEqual({
    own: 'done',
    beside: refused,
    environment: refused,
    written: refused,
    process: refused,
    thread: refused,
    variables: 0,
  });
});
