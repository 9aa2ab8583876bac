import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

/** An empty database of a random name on the test server. @param word  what its name says of whose it is */
export async function freshMysql(word) {
  const server = new URL(process.env.TEST_DATABASE_URL);
  const name = `yard_${word}_${randomBytes(5).toString('hex')}`;
  server.pathname = '/';
  const address = server.toString();
  await ask(address, `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  server.pathname = `/${name}`;
  return { url: server.toString(), drop: () => ask(address, `DROP DATABASE ${name}`) };
}

/** A connection for each: a server ends those that are idle for hours. */
async function ask(address, sql) {
  const connection = await createConnection(address);
  await connection.query(sql);
  await connection.end();
}
