import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from './api';
import { freshDatabase } from './fresh-database';
import { program } from './program';

/** Runs a program of `rigs` as a process of its own, on an empty database of this spec's kind. */
export async function runRig(file: string, args: string[] = [], env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'yard-rig-'));
  const { url, drop } = await freshDatabase(api, folder);
  try {
    const path = join(process.cwd(), 'rigs', file);
    return await program([path, ...args], { ...process.env, DATABASE_URL: url, ...env });
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
