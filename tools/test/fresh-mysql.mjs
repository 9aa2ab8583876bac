import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/** An empty database of a random name on the test server. @param word  what its name says of whose it is */
export async function freshMysql(word) {
  const server = new URL(process.env.TEST_DATABASE_URL);
  const name = `yard_${word}_${randomBytes(5).toString('hex')}`;
  server.pathname = '/';
  const address = server.toString();
  await ask(address, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  if (process.env.TEST_SCRATCH) appendFileSync(listOf(process.env.TEST_SCRATCH), `${name}\n`);
  server.pathname = `/${name}`;
  return { url: server.toString(), drop: () => ask(address, `DROP DATABASE ${name}`) };
}

/** A connection for each: a server ends those that are idle for hours. */
async function ask(address, sql) {
  const connection = await createConnection(address);
  await connection.query(sql);
  await connection.end();
}

const listOf = (scratch) => join(scratch, 'databases');

/** Drops what workers of this run left, when none runs any more: jest ends them without a word. */
export async function dropLeftDatabases(scratch) {
  if (!existsSync(listOf(scratch))) return;
  const names = readFileSync(listOf(scratch), 'utf8').split('\n');
  const server = new URL('/', process.env.TEST_DATABASE_URL).toString();
  for (const name of names.filter(Boolean)) await ask(server, `DROP DATABASE IF EXISTS ${name}`);
}
