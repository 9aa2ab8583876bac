// Scratch space for benches of the product's own processes: a temporary folder, and in it, or on the server
// that the tests would use, an empty database that is migrated.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServices } from '../tools/test/services.mjs';
import { emptyDatabase } from './database.mjs';
import { environmentIn } from './environment.mjs';

/**
 * Measures one dialect after the other, then removes the scratch folders.
 * @param dialects  `sqlite,mysql`
 * @param measure   told the dialect, the database's address and what the product's processes are started with
 */
export async function onEach(dialects, measure) {
  const scratch = mkdtempSync(join(tmpdir(), 'yard-bench-'));
  const running = [];
  try {
    for (const dialect of dialects.split(',')) {
      const url =
        dialect === 'sqlite' ? `sqlite:${join(scratch, 'bench.sqlite')}` : await onServer(scratch, running);
      const env = { ...process.env, ...environmentIn(scratch), LOG_LEVEL: 'fatal', DATABASE_URL: url };
      await promisify(execFile)(process.execPath, ['backend/dist/apps/cli/cli.js', 'migrate'], { env });
      await measure({ dialect, url, env });
    }
  } finally {
    for (const stop of running.reverse()) await stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function onServer(scratch, running) {
  const services = await startServices(scratch, ['api']);
  running.push(() => services.stop());
  const { url, drop } = await emptyDatabase(process.env.TEST_DATABASE_URL);
  running.push(drop);
  return url;
}
