import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Api } from './api';

/** An empty database of the spec's own kind, for a program that the spec starts. */
export async function freshDatabase({ dialect, dataSource }: Api, folder: string) {
  if (dialect === 'sqlite') {
    return { url: `sqlite:${join(folder, 'own.sqlite')}`, drop: () => Promise.resolve() };
  }
  const name = `yard_own_${randomBytes(6).toString('hex')}`;
  await dataSource.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => dataSource.query(`DROP DATABASE ${name}`) };
}
