// The bucket of an application under test, by a wire that can be cut; TEST_S3_URL's, or one of this process.
const { randomBytes } = require('node:crypto');
const { openBucketServer } = require('./bucket-server.cjs');

/** @returns {Promise<{url: string, set(mode: string): void, close(): Promise<void>}>}  each with names of its own */
exports.openBucket = async function openBucket() {
  const { byWayOf, faultProxy, targetOf } = await import('./fault-proxy.mjs');
  const server = process.env.TEST_S3_URL ? null : await openBucketServer();
  const origin = server?.url ?? process.env.TEST_S3_URL;
  const proxy = await faultProxy(targetOf(origin));
  return {
    url: `${byWayOf(proxy, origin)}/test-${randomBytes(4).toString('hex')}?tls=0`,
    set: (mode) => proxy.set(mode),
    async close() {
      await proxy.close();
      await server?.close();
    },
  };
};
