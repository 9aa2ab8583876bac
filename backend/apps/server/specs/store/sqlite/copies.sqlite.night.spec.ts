import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const COPIES = 5;
const CASE = pathToFileURL(join(process.cwd(), 'rigs/outages/sqlite-copies.mjs')).href;
const PROGRAM = `const { run } = await import('${CASE}');
  await run({ log: console.log, copies: ${COPIES} });`;

it(`leaves a whole database with all that was acknowledged, at ${COPIES} instants under load`, async () => {
  const args = ['--input-type=module', '--eval', PROGRAM];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: process.env });
  expect(stdout).toContain(`${COPIES} copies of a database under load: all whole`);
});
