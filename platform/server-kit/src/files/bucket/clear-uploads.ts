import type { BucketClient } from './bucket-client';

/** Whoever is still writing began later. */
const OLD_MS = 60 * 60 * 1000;

/** Gives up what was sent in parts and never completed: it takes room, and no list of files has it. */
export async function clearUploads(bucket: BucketClient): Promise<void> {
  const { Bucket, Key: Prefix } = bucket.at('');
  const { Uploads = [] } = await bucket.send((client, sdk, options) =>
    client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix }), options),
  );
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (!Initiated || Date.now() - Initiated.getTime() < OLD_MS) continue;
    await bucket.send((client, sdk, options) =>
      client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), options),
    );
  }
}
