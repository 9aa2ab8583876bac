import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { api, rows } from '../api';
import type { Client } from '../client';
import { everyTable } from '../tables';
import type { Secrets } from './life';

export function found(place: string, text: string, secrets: Secrets): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => inSomeForm(secret).some((form) => text.includes(form)))
    .map(([name]) => `${place}: ${name}`);
}

function inSomeForm(secret: string): string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -1);
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), base64];
}

/** Every column of every table. */
export async function inTables(secrets: Secrets): Promise<string[]> {
  const places: string[] = [];
  for (const table of everyTable()) {
    for (const row of await rows(table)) {
      for (const [column, value] of Object.entries(row)) {
        places.push(...found(`${table}.${column}`, textOf(value), secrets));
      }
    }
  }
  return [...new Set(places)];
}

const textOf = (value: unknown) =>
  Buffer.isBuffer(value)
    ? value.toString('latin1')
    : typeof value === 'string'
      ? value
      : (JSON.stringify(value) ?? '');

/** Every file below a folder, the database's own apart. */
export function inFiles(folder: string, secrets: Secrets): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return inFiles(path, secrets);
    return /\.sqlite/.test(name) ? [] : found(name, readFileSync(path, 'latin1'), secrets);
  });
}

export async function inAnswers(reader: Client, secrets: Secrets): Promise<string[]> {
  const { paths } = (await reader.get('/api/docs.json')).body as { paths: Record<string, { get?: object }> };
  const addresses = Object.keys(paths).filter((path) => paths[path]?.get);
  const places: string[] = [];
  for (const address of addresses) {
    for (const id of address.includes('{') ? ['1', '2', '3'] : ['']) {
      const path = address.replace(/\{\w+\}/g, id);
      const { text = '', headers } = await reader.get(path);
      places.push(...found(path, text + JSON.stringify(headers), secrets));
    }
  }
  return places;
}

/** Renamed while the work is done: whatever needs it fails within the server. */
export async function without(table: string, work: () => Promise<unknown>): Promise<void> {
  await api.dataSource.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
  try {
    await work();
  } finally {
    await api.dataSource.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}
