// An empty database of a random name on the server the tests would use; by a given name the one that may be there.
import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

export async function emptyDatabase(serverUrl, name = `yard_bench_${randomBytes(5).toString('hex')}`) {
  const server = new URL(serverUrl);
  server.pathname = '/';
  const connection = await createConnection({ uri: server.toString(), timezone: 'Z' });
  await connection.query(
    `CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  );
  server.pathname = `/${name}`;
  return {
    url: server.toString(),
    async drop() {
      await connection.query(`DROP DATABASE ${name}`);
      await connection.end();
    },
  };
}
