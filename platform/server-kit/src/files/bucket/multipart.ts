import type { Readable } from 'node:stream';
import type { BucketClient } from './bucket-client';

/** Above the least that a part may have (5 MiB), and small enough for the memory. */
const PART_BYTES = 8 * 1024 * 1024;

type Target = { Bucket: string; Key: string; ContentType: string };

/** Writes a file of any size, whole or not at all: what is small at one stroke, the rest in parts. */
export async function putWhole(bucket: BucketClient, target: Target, body: Buffer | Readable) {
  const parts = partsOf(body)[Symbol.asyncIterator]();
  const [first, second] = [await parts.next(), await parts.next()];
  const start = first.done ? Buffer.alloc(0) : first.value;
  if (second.done) return void (await putAtOnce(bucket, target, start));
  const upload = await begun(bucket, target);
  try {
    const tags: string[] = [];
    for (const part of [start, second.value]) tags.push(await putPart(bucket, upload, tags.length + 1, part));
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      tags.push(await putPart(bucket, upload, tags.length + 1, next.value));
    }
    await completed(bucket, upload, tags);
  } catch (error) {
    // The next start finds the parts that cannot be deleted now.
    await bucket
      .send((client, sdk, options) => client.send(new sdk.AbortMultipartUploadCommand(upload), options))
      .catch(() => undefined);
    throw error;
  }
}

interface Upload {
  Bucket: string;
  Key: string;
  UploadId: string;
}

function putAtOnce(bucket: BucketClient, target: Target, bytes: Buffer) {
  return bucket.send(
    (client, sdk, options) => client.send(new sdk.PutObjectCommand({ ...target, Body: bytes }), options),
    bytes.length,
  );
}

async function begun(bucket: BucketClient, target: Target): Promise<Upload> {
  const { UploadId = '' } = await bucket.send((client, sdk, options) =>
    client.send(new sdk.CreateMultipartUploadCommand(target), options),
  );
  return { Bucket: target.Bucket, Key: target.Key, UploadId };
}

async function putPart(bucket: BucketClient, upload: Upload, number: number, bytes: Buffer): Promise<string> {
  const part = { ...upload, PartNumber: number, Body: bytes };
  const { ETag = '' } = await bucket.send(
    (client, sdk, options) => client.send(new sdk.UploadPartCommand(part), options),
    bytes.length,
  );
  return ETag;
}

function completed(bucket: BucketClient, upload: Upload, tags: string[]) {
  const Parts = tags.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
  return bucket.send((client, sdk, options) =>
    client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), options),
  );
}

/** All of a part's size but the last. */
async function* partsOf(body: Buffer | Readable): AsyncGenerator<Buffer, undefined> {
  const chunks = (Buffer.isBuffer(body) ? [body] : body) as AsyncIterable<Buffer>;
  let buffers: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    buffers.push(chunk);
    bytes += chunk.length;
    while (bytes >= PART_BYTES) {
      const all = Buffer.concat(buffers);
      yield all.subarray(0, PART_BYTES);
      buffers = [all.subarray(PART_BYTES)];
      bytes -= PART_BYTES;
    }
  }
  if (bytes > 0) yield Buffer.concat(buffers);
}
