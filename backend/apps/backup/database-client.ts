import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './manifest';

/** The same program under MariaDB's name and MySQL's. */
const DUMP = ['mariadb-dump', 'mysqldump'];
const LOAD = ['mariadb', 'mysql'];
const TEXT = '--default-character-set=utf8mb4';

/** Writes the whole database into a file as it was at one moment, while others go on writing. */
export function dumpMysql(url: string, file: string): Promise<void> {
  const options = ['--single-transaction', '--quick', '--hex-blob', '--no-tablespaces', '--triggers'];
  return firstOf(DUMP, [...options, TEXT, `--result-file=${file}`], url);
}

export const loadMysql = (url: string, file: string): Promise<void> => firstOf(LOAD, [TEXT], url, file);

async function firstOf(names: string[], options: string[], url: string, input?: string): Promise<void> {
  for (const name of names) if (await run(name, options, new URL(url), input)) return;
  throw new BackupRefused(
    `This needs ${names.join(' or ')}, of the same family as the server: install mariadb-client.`,
  );
}

/** @returns false where there is no such program */
async function run(name: string, options: string[], url: URL, input?: string): Promise<boolean> {
  const where = [`--host=${url.hostname}`, `--port=${url.port || '3306'}`, '--protocol=tcp'];
  const args = [...where, `--user=${decodeURIComponent(url.username)}`, ...options, url.pathname.slice(1)];
  // The password in the environment: arguments are seen by every process of the machine.
  const env = { ...process.env, MYSQL_PWD: decodeURIComponent(url.password) };
  const child = spawn(name, args, { env, stdio: ['pipe', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(null) : reject(error),
    );
  });
  const fed = input ? pipeline(createReadStream(input), child.stdin) : Promise.resolve(child.stdin.end());
  // A client that refuses stops reading: its message counts, not the broken pipe.
  const [code] = await Promise.all([ended, fed.catch(() => undefined)]);
  if (code === null && child.pid === undefined) return false;
  if (code !== 0) throw new BackupRefused(`${name} failed: ${stderr.trim()}`);
  return true;
}
