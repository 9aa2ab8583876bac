// A Laravel's database of some years, moved in on: docs/decisions/0017.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';
import { laravelRows } from './adopt-rows.mjs';
import { emptyDatabase } from './database.mjs';

const ROWS_IN_ONE = 1_000;

/** Prints each line of the command with its time. @param environment  of the product's processes, without the database */
export async function adoptedDatabase(serverUrl, environment, requests = 100_000) {
  const { url, connection, drop } = await emptyDatabase(serverUrl);
  try {
    console.log(`filling a Laravel's database with ${requests} requests …`);
    await fill(url, requests);
    const began = performance.now();
    await adopt({ ...process.env, ...environment, DATABASE_URL: url });
    console.log(`adopted in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    await drop();
    throw error;
  }
  return { url, connection, drop };
}

async function fill(url, requests) {
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

async function adopt(env) {
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
