// `npm run test:s3`: what `npm test` asks of a small bucket in its own process, asked of OpenStack Swift and its S3 API:
// pictures, remotes, backups and outages, on SQLite. Installs Swift (49 MB) where apt can, else says what is missing.
// The system's temporary folder must take extended attributes (ext4, not every tmpfs). `-- FILE` for one spec.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from './build/ensure-built.mjs';
import { requirePackages } from './test/debian-packages.mjs';

// Debian's own: another one in the path lacks Swift's libraries.
const PYTHON = '/usr/bin/python3';
const KEY = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };
const SPECS = ['backend/src/files/bucket'];

requirePackages(
  'test:s3',
  ['proxy', 'account', 'container', 'object'].map((part) => ({
    package: `swift-${part}`,
    program: `swift-${part}-server`,
  })),
);
process.chdir(workspace);
const scratch = mkdtempSync(join(tmpdir(), 'yard-s3-'));
const swift = spawn(PYTHON, ['backend/test/s3/s3-server.py', join(scratch, 'swift'), '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let code = 1;
try {
  const url = await ready();
  await makeBucket(url);
  const TEST_S3_URL = `s3://${encodeURIComponent(KEY.accessKeyId)}:${KEY.secretAccessKey}@${url.host}/yard`;
  const asked = process.argv.length > 2 ? process.argv.slice(2) : SPECS;
  const jest = ['jest', '--selectProjects', 'api-sqlite', '--runInBand', ...asked];
  const env = { ...process.env, TEST_S3_URL, TEST_SCRATCH: scratch };
  code = spawnSync('npx', jest, { stdio: 'inherit', env }).status ?? 1;
} finally {
  swift.kill('SIGTERM');
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(code);

async function ready() {
  const ended = once(swift, 'exit').then(([status]) => {
    throw new Error(`Swift ended with ${status} instead of answering`);
  });
  const [said] = await Promise.race([once(swift.stdout, 'data'), ended]);
  return new URL(
    String(said)
      .replace(/^ready /, '')
      .trim(),
  );
}

async function makeBucket(url) {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const sdk = createRequire(join(workspace, 'backend/package.json'))('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint: url.origin,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: KEY,
  });
  await client.send(new sdk.CreateBucketCommand({ Bucket: 'yard' }));
}
