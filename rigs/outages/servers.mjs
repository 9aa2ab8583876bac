// A MariaDB and a Redis of one's own that can be killed, stopped and started again with what they had kept.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { answers, binaryOf, freePort, prepareDatabase } from '../../tools/test/services.mjs';

/** @returns url and verbs; every commit is on the disk before it is acknowledged */
export async function mariadb(scratch) {
  const { binary, args } = prepareDatabase(join(scratch, 'mariadb'));
  const port = await freePort();
  const whole = [...args, `--port=${port}`, '--innodb-flush-log-at-trx-commit=1'];
  const server = await breakable(binary, whole, port, 'MariaDB');
  return { ...server, url: `mysql://root@127.0.0.1:${port}` };
}

/** Kept to the disk with every write: sessions survive a kill. */
export async function redis(scratch) {
  const port = await freePort();
  const keep = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always', '--dir', scratch];
  const args = ['--port', String(port), '--bind', '127.0.0.1', ...keep];
  const server = await breakable(binaryOf('redis'), args, port, 'Redis');
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

/** @returns the address of a new database on that server */
export async function emptyDatabase(url) {
  const connection = await createConnection(url);
  await connection.query('CREATE DATABASE yard CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  await connection.end();
  return `${url}/yard`;
}

/** @returns verbs of a server that was started, and answers */
export async function breakable(binary, args, port, name) {
  let child = null;
  const start = async () => {
    child = spawn(binary, args, { stdio: 'ignore' });
    await answers(port, child, name);
  };
  const end = async (signal) => {
    const over = once(child, 'exit');
    child.kill(signal);
    await over;
  };
  await start();
  return {
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
  };
}
