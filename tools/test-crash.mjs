// `npm run test:crash`: kills the application 400 times in the middle of the four batches and of approvals, half of them
// on each database, and looks whether anything is lost or done twice. `-- --kills 40 --seed 5` for fewer, or others.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { workspace } from './build/ensure-built.mjs';
import { startServices } from './test/services.mjs';

const { values: options } = parseArgs({
  options: { kills: { type: 'string', default: '400' }, seed: { type: 'string', default: '20261120' } },
});
const kills = Math.ceil(Number(options.kills) / 2);

process.chdir(workspace);
const scratch = mkdtempSync(join(tmpdir(), 'yard-crash-run-'));
const services = await startServices(scratch, ['api']);
try {
  const database = await freshMysql();
  const codes = await Promise.all([
    run('SQLite', `sqlite:${join(scratch, 'crash.sqlite')}`),
    run('MySQL', database.url),
  ]);
  await database.drop();
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
} finally {
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** An empty database of a random name on the test server. */
async function freshMysql() {
  const server = new URL(process.env.TEST_DATABASE_URL);
  const name = `yard_crash_${randomBytes(5).toString('hex')}`;
  server.pathname = '/';
  const connection = await createConnection(server.toString());
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  server.pathname = `/${name}`;
  const drop = async () => {
    await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  };
  return { url: server.toString(), drop };
}

function run(name, url) {
  const args = ['--kills', String(kills), '--seed', options.seed, '--progress'];
  const child = spawn(process.execPath, ['backend/test/crash/run.mjs', ...args], {
    env: { ...process.env, DATABASE_URL: url },
  });
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
