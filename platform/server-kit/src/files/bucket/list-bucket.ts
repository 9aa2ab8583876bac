import type { ListedFile } from '../file-store';
import type { BucketClient } from './bucket-client';

/** All files whose names begin so, in the order of their names. */
export async function* listBucket(bucket: BucketClient, start: string): AsyncIterable<ListedFile> {
  const { Bucket, Key: Prefix } = bucket.at(start);
  let ContinuationToken: string | undefined;
  do {
    const input = { Bucket, Prefix, ContinuationToken };
    const page = await bucket.send((client, sdk, options) =>
      client.send(new sdk.ListObjectsV2Command(input), options),
    );
    for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
      yield { name: Key.slice(bucket.settings.prefix.length), size: Size, modified: LastModified };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}
