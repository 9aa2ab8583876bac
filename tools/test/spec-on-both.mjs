import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '../build/ensure-built.mjs';
import { startServices } from './services.mjs';

/**
 * Runs API specs on SQLite and on MySQL at once, longer than `npm test` does.
 *
 * @param pattern    the specs' paths, as jest takes them
 * @param variables  what makes them longer
 * @returns          whether both ended well
 */
export async function specOnBoth(pattern, variables) {
  process.chdir(workspace);
  const scratch = mkdtempSync(join(tmpdir(), 'yard-long-'));
  const services = await startServices(scratch, ['api']);
  const run = (project) =>
    new Promise((resolve, reject) => {
      const args = ['jest', '--selectProjects', project, '--runInBand', pattern];
      const child = spawn('npx', args, { env: { ...process.env, ...variables }, stdio: 'inherit' });
      child.once('error', reject);
      child.once('close', resolve);
    });
  try {
    const codes = await Promise.all(['api-sqlite', 'api-mysql'].map(run));
    return codes.every((code) => code === 0);
  } finally {
    await services.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
