import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from './api';

export interface RigAnswer {
  code: number | null;
  output: string;
}

/** Runs a program of `backend/test` as a process of its own, on an empty database of this spec's kind. */
export async function runRig(file: string, args: string[] = [], env: Record<string, string> = {}) {
  const database = await emptyDatabase();
  const whole = { ...process.env, DATABASE_URL: database.url, ...env };
  const child = spawn(process.execPath, [join(process.cwd(), 'backend/test', file), ...args], { env: whole });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = new Promise<RigAnswer>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  return ended.finally(() => database.drop());
}

async function emptyDatabase() {
  if (api.dialect === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'yard-rig-'));
    const drop = () => Promise.resolve(rmSync(folder, { recursive: true, force: true }));
    return { url: `sqlite:${join(folder, 'rig.sqlite')}`, drop };
  }
  const name = `yard_rig_${randomBytes(6).toString('hex')}`;
  await api.dataSource.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => api.dataSource.query(`DROP DATABASE ${name}`) };
}
