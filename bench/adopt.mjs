// `npm run bench:adopt`: how long moving in on a Laravel's database takes. See README.md.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { startServices } from '../tools/test/services.mjs';
import { laravelRows } from './adopt-rows.mjs';
import { emptyDatabase } from './database.mjs';

const { values: options } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });
const requests = Number(options.requests);
const ROWS_IN_ONE = 1_000;

process.chdir(join(import.meta.dirname, '..'));
const scratch = mkdtempSync(join(tmpdir(), 'yard-bench-'));
const services = await startServices(scratch, ['api']);
const { url, drop } = await emptyDatabase(process.env.TEST_DATABASE_URL);
try {
  console.log(`filling a Laravel's database with ${requests} requests …`);
  await fill();
  const began = performance.now();
  await adopt();
  console.log(`adopted in ${((performance.now() - began) / 1000).toFixed(1)} s`);
} finally {
  await drop();
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function fill() {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  await connection.query(readFileSync('backend/test/laravel-13.sql', 'utf8'));
  for (const [table, rows] of Object.entries(laravelRows(requests))) {
    for (let from = 0; from < rows.length; from += ROWS_IN_ONE) {
      const some = rows.slice(from, from + ROWS_IN_ONE);
      const columns = Object.keys(some[0]);
      const sql = `INSERT INTO ${table} (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES ?`;
      await connection.query(sql, [some.map((row) => columns.map((column) => row[column]))]);
    }
  }
  await connection.end();
}

/** Prints each line with when it was said. */
async function adopt() {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    STORAGE_URL: scratch,
    APP_KEY: 'a key for benchmarks of 32 chars',
  };
  const program = spawn(process.execPath, ['backend/dist/apps/cli/cli.js', 'migrate', '--adopt', '--write'], {
    env,
  });
  const began = performance.now();
  const say = (text) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
    for (const line of String(text).split('\n').filter(Boolean)) console.log(`${seconds}  ${line}`);
  };
  program.stdout.on('data', say);
  program.stderr.on('data', say);
  const code = await new Promise((resolve) => program.once('exit', resolve));
  if (code !== 0) throw new Error(`adopting ended with ${code}`);
}
