// OpenStack Swift and its S3 API in one process, with a bucket; recipe and packages of the rig s3.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspace } from '../../tools/build/ensure-built.mjs';

export const NEEDS = ['proxy', 'account', 'container', 'object'].map((part) => ({
  package: `swift-${part}`,
  program: `swift-${part}-server`,
}));
// Debian's own: another one in the path lacks Swift's libraries.
const PYTHON = '/usr/bin/python3';
const KEY = { accessKeyId: 'test:tester', secretAccessKey: 'testing' };

/** @param address  where it listens @returns `url`, as STORAGE_URL takes it, and `stop()` */
export async function bucket(folder, address) {
  const server = join(workspace, 'rigs/cluster/s3-server.py');
  const child = spawn(PYTHON, [server, join(folder, 'swift'), '0', address], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(([status]) => {
      throw new Error(`Swift ended with ${status} instead of answering`);
    }),
  ]);
  const { host, origin } = new URL(String(line).replace('ready ', '').trim());
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const sdk = createRequire(join(workspace, 'backend/package.json'))('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint: origin,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: KEY,
  });
  await client.send(new sdk.CreateBucketCommand({ Bucket: 'yard' }));
  return {
    url: `s3://${encodeURIComponent(KEY.accessKeyId)}:${KEY.secretAccessKey}@${host}/yard?tls=0`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
