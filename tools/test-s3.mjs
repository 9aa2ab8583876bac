// `npm run test:s3`: what `npm test` asks of a small bucket in its own process, asked of OpenStack Swift and its S3 API:
// pictures, remotes, backups and outages, on SQLite. Installs Swift (49 MB) where apt can, else says what is missing.
// The system's temporary folder must take extended attributes (ext4, not every tmpfs). `-- FILE` for one spec.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucket, NEEDS } from '../rigs/cluster/bucket.mjs';
import { workspace } from './build/ensure-built.mjs';
import { requirePackages } from '../rigs/kit/debian-packages.mjs';

const SPECS = ['backend/src/files/bucket'];

requirePackages('test:s3', NEEDS);
process.chdir(workspace);
const scratch = mkdtempSync(join(tmpdir(), 'yard-s3-'));
let code = 1;
let swift = null;
try {
  swift = await bucket(scratch, '127.0.0.1');
  const TEST_S3_URL = swift.url.replace('?tls=0', '');
  const asked = process.argv.length > 2 ? process.argv.slice(2) : SPECS;
  const jest = ['jest', '--selectProjects', 'api-sqlite', '--runInBand', ...asked];
  const env = { ...process.env, TEST_S3_URL, TEST_SCRATCH: scratch };
  code = spawnSync('npx', jest, { stdio: 'inherit', env }).status ?? 1;
} finally {
  await swift?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(code);
