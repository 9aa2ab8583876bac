import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { freshMysql } from '../../tools/test/fresh-mysql.mjs';

/**
 * Runs a program of node on an empty SQLite file and on an empty MySQL database, both at once; without Redis, unless
 * `more` names one.
 *
 * @param scratch  a folder that is removed later
 * @param argsOf   what node is started with, by `sqlite` and `mysql`
 * @param more     variables beside DATABASE_URL, likewise
 * @returns        whether both ended well
 */
export async function runOnBoth(scratch, argsOf, more = () => ({})) {
  const database = await freshMysql('rig');
  const file = join(mkdtempSync(join(scratch, 'sqlite-')), 'yard.sqlite');
  const on = (kind, url) =>
    run(process.execPath, argsOf(kind), { DATABASE_URL: url, REDIS_URL: '', ...more(kind) }, kind);
  const ended = await Promise.all([on('sqlite', `sqlite:${file}`), on('mysql', database.url)]);
  await database.drop();
  return ended.every(Boolean);
}

/** Runs specs of these projects of `jest.config.cjs`. @param patterns of their paths @returns whether all passed */
export function runSpecs(projects, patterns, variables = {}) {
  return run(
    'npx',
    ['jest', '--testTimeout=600000', '--selectProjects', ...projects, '--runInBand', ...patterns],
    variables,
  );
}

/** The same on SQLite and on MySQL at once. */
export async function runSpecsOnBoth(pattern, variables) {
  const ended = await Promise.all(
    ['api-sqlite', 'api-mysql'].map((project) => runSpecs([project], [pattern], variables)),
  );
  return ended.every(Boolean);
}

/** @param label  put before each line of its output @returns whether it ended with 0 */
export function run(command, args, variables = {}, label = null) {
  const env = { ...process.env, ...variables };
  const child = spawn(command, args, {
    env,
    stdio: ['inherit', ...Array(2).fill(label ? 'pipe' : 'inherit')],
  });
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk) =>
      String(chunk)
        .split('\n')
        .filter(Boolean)
        .forEach((line) => console.log(`${label}: ${line}`)),
    );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
