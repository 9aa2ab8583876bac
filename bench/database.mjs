// Databases on the server the tests would use; dropped at the end.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { seed } from './seed.mjs';

/** An empty database of a random name, its connection, and what drops it. */
export async function emptyDatabase(serverUrl) {
  const name = `yard_bench_${randomBytes(5).toString('hex')}`;
  const server = new URL(serverUrl);
  server.pathname = '/';
  const connection = await createConnection({ uri: server.toString(), timezone: 'Z' });
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await connection.query(`USE ${name}`);
  const drop = async () => {
    await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  };
  server.pathname = `/${name}`;
  return { url: server.toString(), connection, drop };
}

/** The same, migrated and seeded. @param environment  of the product's processes, without the database */
export async function freshDatabase(serverUrl, environment) {
  const { url, connection, drop } = await emptyDatabase(serverUrl);
  try {
    const env = { ...process.env, ...environment, DATABASE_URL: url };
    await promisify(execFile)(process.execPath, ['backend/dist/apps/cli/cli.js', 'migrate'], { env });
    await seed(connection);
  } catch (error) {
    await drop();
    throw error;
  }
  return { url, drop };
}
