import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../schema/open-database';
import { StoreUnavailable } from '@kit/server/store/store-unavailable';
import { COMMAND_LIMITS } from '@kit/server/store/time-limits';
import { loadMysql } from './database-client';
import { BackupRefused, type Manifest } from './manifest';

const TABLES = {
  sqlite: "SELECT COUNT(*) AS count FROM sqlite_master WHERE type = 'table'",
  mysql: 'SELECT COUNT(*) AS count FROM information_schema.tables WHERE table_schema = DATABASE()',
};
const SQLITE = /^sqlite:/;

/** @throws BackupRefused when the database is of another kind, holds anything (unless it may be lost), or is in use */
export async function emptyTarget(
  url: string,
  kind: Manifest['database'],
  overwrite: boolean,
): Promise<void> {
  if (SQLITE.test(url) !== (kind === 'sqlite')) {
    throw new BackupRefused(`The backup is of ${kind}, and DATABASE_URL names another kind of database.`);
  }
  if (kind === 'sqlite' && !existsSync(url.replace(SQLITE, ''))) return;
  const tables = await inDatabase(url, (source) => source.query<{ count: number }[]>(TABLES[kind]));
  if (Number(tables[0]?.count) > 0 && !overwrite) {
    throw new BackupRefused('The database is not empty. With --overwrite what it holds is lost.');
  }
  if (kind === 'sqlite') await mustBeAlone(url);
}

/** Only who is alone can leave SQLite's log; in a connection of its own, as a reader of ours is somebody too. */
async function mustBeAlone(url: string): Promise<void> {
  try {
    await inDatabase(url, (source) => source.query('PRAGMA journal_mode = DELETE'));
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new BackupRefused('The database is in use: stop the server first.');
  }
}

async function inDatabase<T>(url: string, work: (source: DataSource) => Promise<T>): Promise<T> {
  const source = await openDatabase(url, { limits: COMMAND_LIMITS });
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

/** The copy becomes the database. On SQLite at one stroke; on MySQL after what was there is gone. */
export async function putInPlace(url: string, copy: string): Promise<void> {
  if (!SQLITE.test(url)) {
    await inDatabase(url, (source) => source.dropDatabase());
    return loadMysql(url, copy);
  }
  const file = url.replace(SQLITE, '');
  await mkdir(dirname(file), { recursive: true });
  // Beside it: a rename does not cross file systems.
  await copyFile(copy, `${file}.restored`);
  for (const end of ['-wal', '-shm']) await rm(`${file}${end}`, { force: true });
  await rename(`${file}.restored`, file);
}
