import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment';

/** Nobody but the account that runs this reads what it writes: database, uploads, stored keys, backups. */
export function writePrivately(): void {
  process.umask(0o077);
}

export function closeStorage({ storagePath, databaseUrl }: Environment): void {
  mkdirSync(storagePath, { recursive: true });
  closed(storagePath, 0o700);
  const [, database = ''] = /^sqlite:([^:].*)$/.exec(databaseUrl) ?? [];
  const ends = database === '' ? [] : ['', '-wal', '-shm'];
  const files = [join(storagePath, 'secrets.json'), ...ends.map((end) => database + end)];
  for (const file of files) closed(file, 0o600);
}

function closed(path: string, mode: number): void {
  if (!existsSync(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // A volume that belongs to another account: its modes are for whoever mounts it.
    console.error(`${path} may be read by others: ${error instanceof Error ? error.message : String(error)}`);
  }
}
