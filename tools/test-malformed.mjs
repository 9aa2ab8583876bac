// `npm run test:malformed`: 10,000 malformed requests, made from the routes, on each database: none may be answered with
// a fault of ours. `-- --count 500 --seed 5` for fewer, or others.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspace } from './build/ensure-built.mjs';
import { startServices } from './test/services.mjs';

const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261120' } },
});

process.chdir(workspace);
const scratch = mkdtempSync(join(tmpdir(), 'yard-malformed-'));
const services = await startServices(scratch, ['api']);
try {
  const codes = await Promise.all(['api-sqlite', 'api-mysql'].map(run));
  process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
} finally {
  await services.stop();
  rmSync(scratch, { recursive: true, force: true });
}

function run(project) {
  const args = [
    'jest',
    '--selectProjects',
    project,
    '--runInBand',
    'backend/src/api-docs/(malformed|hostile)',
  ];
  const env = { ...process.env, MALFORMED: options.count, MALFORMED_SEED: options.seed, HOSTILE_PAIRS: '14' };
  const child = spawn('npx', args, { env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
