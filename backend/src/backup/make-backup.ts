import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Environment } from '../config/environment';
import { isSqlite } from '../database/is-sqlite';
import { type Part, sha256Of, writeArchive } from './archive';
import { dumpMysql } from './database-client';
import { BackupRefused, type Manifest } from './manifest';

export const DATABASE_ENTRY = 'database';
export const MEDIA_ENTRY = 'media/';

/**
 * Writes the database as it is at one moment, and the uploaded files, into a file that is whole or not there. The server
 * may go on: a file that is uploaded meanwhile is in it without a row, never a row without its file.
 */
export async function makeBackup(
  { dataSource, environment, now }: { dataSource: DataSource; environment: Environment; now: Date },
  file: string,
  onProgress: (done: number, of: number) => void,
): Promise<{ files: number }> {
  if (existsSync(file)) throw new BackupRefused(`${file} is there already.`);
  await mkdir(dirname(file), { recursive: true });
  const scratch = await mkdtemp(`${file}.`);
  try {
    const copy = join(scratch, DATABASE_ENTRY);
    await copyDatabase(dataSource, environment, copy);
    const media = await mediaParts(environment.storagePath);
    const manifest: Manifest = {
      format: 1,
      made_at: now.toISOString(),
      database: isSqlite(dataSource) ? 'sqlite' : 'mysql',
      sha256: await sha256Of(copy),
      migrations: await migrationsOf(dataSource),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    const parts: Part[] = [{ name: 'manifest.json', text }, { name: DATABASE_ENTRY, path: copy }, ...media];
    const whole = join(scratch, 'whole');
    await writeArchive(whole, parts, (done) => onProgress(done, parts.length));
    await rename(whole, file);
    return { files: media.length };
  } finally {
    await rm(scratch, { recursive: true, force: true });
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

async function mediaParts(storagePath: string): Promise<Part[]> {
  const root = join(storagePath, 'media');
  if (!existsSync(root)) return [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: MEDIA_ENTRY + relative(root, path), path }));
}
