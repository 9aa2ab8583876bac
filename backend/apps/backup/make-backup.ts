import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Environment } from '../../src/config/environment';
import { sha256Of } from '@kit/server/files/packed-files';
import { isSqlite } from '@kit/server/store/reading';
import { type FileStore, BACKED_UP_FOLDERS, type DeferredDeletions } from '@kit/server/files/file-store';
import { readAt } from '@kit/server/files/folder/folder-store';
import { openStore } from '@kit/server/files/open-store';
import { removeOrphanedFolders } from './orphaned-folders';
import { type Part, writeArchive } from './archive';
import { dumpMysql } from './database-client';
import { BackupRefused, type Manifest } from './manifest';

export const DATABASE_ENTRY = 'database';
/** Folders in which backups are made, beside them. */
const BESIDE_A_BACKUP = /\.tar\.gz\.\w{6}$/;

/**
 * Writes the database as it is at one moment, and the files that it names, into a file that is whole or not there. The
 * server may go on: a file that is uploaded or deleted meanwhile may be in it without a row, never a row without its
 * file.
 */
export async function makeBackup(
  { dataSource, environment, now }: { dataSource: DataSource; environment: Environment; now: Date },
  file: string,
  onProgress: (done: number, of: number) => void,
): Promise<{ files: number }> {
  if (existsSync(file)) throw new BackupRefused(`${file} is there already.`);
  await mkdir(dirname(file), { recursive: true });
  await removeOrphanedFolders(dirname(file), BESIDE_A_BACKUP);
  const scratch = await mkdtemp(`${file}.`);
  const store = openStore(environment);
  const deletions = await store.deferDeletions();
  try {
    const copy = join(scratch, DATABASE_ENTRY);
    await copyDatabase(dataSource, environment, copy);
    const retained = await filesToKeep(store, deletions);
    const manifest: Manifest = {
      format: 1,
      made_at: now.toISOString(),
      database: isSqlite(dataSource) ? 'sqlite' : 'mysql',
      sha256: await sha256Of(copy),
      migrations: await migrationsOf(dataSource),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    const parts: Part[] = [
      { name: 'manifest.json', text },
      { name: DATABASE_ENTRY, places: [() => readAt(copy)] },
      ...retained,
    ];
    const whole = join(scratch, 'whole');
    await writeArchive(whole, parts, (done) => onProgress(done, parts.length));
    await rename(whole, file);
    return { files: retained.length };
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await deletions.end();
  }
}

async function copyDatabase(dataSource: DataSource, environment: Environment, copy: string): Promise<void> {
  if (isSqlite(dataSource)) await dataSource.query('VACUUM INTO ?', [copy]);
  else await dumpMysql(environment.databaseUrl, copy);
}

async function migrationsOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM yard_migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** Lists the present files first: one deleted between the two lists is then in the copies. */
async function filesToKeep(store: FileStore, deletions: DeferredDeletions): Promise<Part[]> {
  const names = new Set<string>();
  for (const folder of BACKED_UP_FOLDERS) for await (const { name } of store.list(folder)) names.add(name);
  for (const name of await deletions.names()) names.add(name);
  return [...names].map((name) => ({ name, places: [() => store.read(name), () => deletions.read(name)] }));
}
