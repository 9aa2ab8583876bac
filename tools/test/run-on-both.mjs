import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshMysql } from './fresh-mysql.mjs';
import { startServices } from './services.mjs';

/**
 * Runs a program on an empty SQLite file and on an empty MySQL database, both at once.
 *
 * @param word    names databases and folders
 * @param argsOf  what node is started with, by `sqlite` and `mysql`
 * @param more    variables beside DATABASE_URL, likewise
 * @param needs   of `services.mjs`
 * @returns       whether both ended well
 */
export async function runOnBoth(word, argsOf, more = () => ({}), needs = ['api']) {
  const scratch = mkdtempSync(join(tmpdir(), `yard-${word}-run-`));
  const services = await startServices(scratch, needs);
  try {
    const database = await freshMysql(word);
    const codes = await Promise.all([
      run('SQLite', argsOf('sqlite'), {
        DATABASE_URL: `sqlite:${join(scratch, `${word}.sqlite`)}`,
        ...more('sqlite'),
      }),
      run('MySQL', argsOf('mysql'), { DATABASE_URL: database.url, ...more('mysql') }),
    ]);
    await database.drop();
    return codes.every((code) => code === 0);
  } finally {
    await services.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function run(name, args, variables) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...variables } });
  const said = (chunk) =>
    String(chunk)
      .split('\n')
      .filter(Boolean)
      .forEach((line) => console.log(`${name}: ${line}`));
  child.stdout.on('data', said);
  child.stderr.on('data', said);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
