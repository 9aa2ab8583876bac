import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, freePort, stopped } from '../../tools/test/services.mjs';

const VERSIONS = '/usr/lib/postgresql';

export const postgresBinaries = () =>
  existsSync(VERSIONS) && join(VERSIONS, readdirSync(VERSIONS).sort().at(-1) ?? '', 'bin');

/** A server on an empty folder, until the rig's end. It refuses root, who lends it the package's user. @returns its address */
export async function startPostgres(atEnd) {
  const folder = mkdtempSync(join(tmpdir(), 'yard-postgres-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const user = process.getuid() === 0 ? userNamed('postgres') : {};
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const binary = (name) => join(postgresBinaries(), name);
  const options = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync(binary('initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], options);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const args = ['-D', folder, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(binary('postgres'), args, { ...options, stdio: 'ignore' });
  // SIGINT stops it at once, even with open connections.
  atEnd(() => server.kill('SIGINT') && stopped(server));
  await answers(port, server, 'PostgreSQL');
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

function userNamed(name) {
  const number = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}
