import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { GetObjectCommandOutput, HeadObjectCommandOutput } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../../base/settings/bucket-settings';
import { StoreUnavailable } from '../../store/store-unavailable';
import type { DeferredDeletions, FileQuestion, ListedFile, ReadFile, ServedFile } from '../file-store';
import { AtOnce, FileStore } from '../file-store';
import { BucketClient } from './bucket-client';
import { Deletions } from './deletions';
import { listBucket } from './list-bucket';
import { putWhole } from './multipart';
import { typeOf } from './types-of-files';

/** Whoever is still writing began later. */
const OLD_MS = 60 * 60 * 1000;

/** Gives up what was sent in parts and never completed: it takes room, and no list of files has it. */
async function clearUploads(bucket: BucketClient): Promise<void> {
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

const AT_ONCE = 8;

const [PART, UNCHANGED, NO_SUCH_PART, NOT_THERE] = [206, 304, 416, 404];
/** Several at once are answered with the whole, as a server may. */
const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;

/** Forwards a request to the bucket: it knows whether theirs is still the same, and which part they want. */
async function serveFrom(
  bucket: BucketClient,
  name: string,
  { method, headers }: FileQuestion,
): Promise<ServedFile | null> {
  const input = { ...bucket.at(name), ...conditionsOf(headers) };
  const found = await bucket.find<GetObjectCommandOutput | HeadObjectCommandOutput>(
    (client, sdk, options) =>
      method === 'HEAD'
        ? client.send(new sdk.HeadObjectCommand(input), options)
        : client.send(new sdk.GetObjectCommand(input), options),
    [UNCHANGED, NO_SUCH_PART, NOT_THERE],
  );
  if (found === NOT_THERE) return null;
  if (typeof found === 'number') return { status: found, headers: {}, body: null };
  return {
    status: found.ContentRange ? PART : 200,
    headers: headersOf(name, found),
    body: 'Body' in found ? (found.Body as Readable) : null,
  };
}

function conditionsOf(headers: FileQuestion['headers']) {
  const [range, match, since] = ['range', 'if-none-match', 'if-modified-since'].map((name) =>
    String(headers[name] ?? ''),
  );
  const time = new Date(since ?? '');
  return {
    Range: range && ONE_RANGE.test(range) ? range : undefined,
    IfNoneMatch: match || undefined,
    // A request with both headers is compared by the tag alone: RFC 9110, 13.2.2.
    IfModifiedSince: match || Number.isNaN(time.getTime()) ? undefined : time,
  };
}

function headersOf(name: string, found: GetObjectCommandOutput | HeadObjectCommandOutput) {
  const { ContentLength, ContentRange, ETag, LastModified } = found;
  return {
    'accept-ranges': 'bytes',
    'content-type': typeOf(name),
    ...(ContentLength !== undefined && { 'content-length': ContentLength }),
    ...(ContentRange && { 'content-range': ContentRange }),
    ...(ETag && { etag: ETag }),
    ...(LastModified && { 'last-modified': LastModified.toUTCString() }),
  };
}

export class BucketStore extends FileStore {
  readonly place: string;
  private readonly bucket: BucketClient;
  private readonly deletions: Deletions;

  constructor(settings: BucketSettings) {
    super();
    this.bucket = new BucketClient(settings);
    this.deletions = new Deletions(this.bucket);
    this.place = `bucket ${settings.bucket}/${settings.prefix} at ${settings.endpoint}`;
  }

  async put(name: string, body: Buffer | Readable): Promise<void> {
    await putWhole(this.bucket, { ...this.bucket.at(name), ContentType: typeOf(name) }, body);
  }

  async read(name: string): Promise<ReadFile | null> {
    const found = await this.bucket.find((client, sdk, options) =>
      client.send(new sdk.GetObjectCommand(this.bucket.at(name)), options),
    );
    if (typeof found === 'number') return null;
    const { ContentLength: size = 0, LastModified: modified = new Date(0), Body } = found;
    return { size, modified, body: Body as Readable };
  }

  serve(name: string, question: FileQuestion): Promise<ServedFile | null> {
    return serveFrom(this.bucket, name, question);
  }

  async remove(name: string): Promise<void> {
    await this.deletions.keep(name);
    await this.bucket.send((client, sdk, options) =>
      client.send(new sdk.DeleteObjectCommand(this.bucket.at(name)), options),
    );
  }

  async removeBelow(folder: string): Promise<void> {
    const names: string[] = [];
    for await (const { name } of this.list(folder)) names.push(name);
    const lanes = new AtOnce(AT_ONCE);
    await Promise.all(names.map((name) => lanes.run(() => this.remove(name))));
  }

  list(folder: string): AsyncIterable<ListedFile> {
    return listBucket(this.bucket, `${folder}/`);
  }

  deferDeletions(): Promise<DeferredDeletions> {
    return this.deletions.begin(this);
  }

  async clearParts(): Promise<void> {
    // Whoever starts while the bucket is away logs that, and starts.
    await clearUploads(this.bucket).catch(() => undefined);
  }

  /** A file of its own is written, read and removed: a bucket may let one of them and not the others. */
  async check(): Promise<void> {
    const name = `checked/${randomUUID()}`;
    try {
      await this.put(name, Buffer.from(name));
      const found = await this.read(name);
      if (!found || (await buffer(found.body)).toString() !== name)
        throw new Error('it gives back something else');
      await this.remove(name);
    } catch (error) {
      const { name: kind, message } = (error instanceof StoreUnavailable ? error.cause : error) as Error;
      throw new Error(`${this.place}: ${kind} ${message}`);
    }
  }

  /** One question that changes nothing. */
  async ping(): Promise<void> {
    const { bucket: Bucket } = this.bucket.settings;
    await this.bucket.send((client, sdk, options) =>
      client.send(new sdk.HeadBucketCommand({ Bucket }), options),
    );
  }
}
