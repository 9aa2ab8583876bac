import { bucket, NEEDS } from './cluster/bucket.mjs';
import { runSpecs } from './kit/programs.mjs';

const SPECS = ['platform/server-kit/src/files/bucket'];

export default {
  // The system's temporary folder must take extended attributes (ext4, not every tmpfs).
  does: 'keeps pictures, remotes and backups in a bucket of OpenStack Swift, and takes it away',
  packages: NEEDS,
  async run({ args, scratch, atEnd }) {
    const swift = await bucket(scratch, '127.0.0.1');
    atEnd(() => swift.stop());
    const variables = { TEST_S3_URL: swift.url.replace('?tls=0', ''), TEST_SCRATCH: scratch };
    return runSpecs(['api-sqlite', 'night-sqlite'], args.length > 0 ? args : SPECS, variables);
  },
};
