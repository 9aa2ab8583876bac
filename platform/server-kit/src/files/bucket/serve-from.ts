import type { GetObjectCommandOutput, HeadObjectCommandOutput } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { FileQuestion, ServedFile } from '../file-store';
import type { BucketClient } from './bucket-client';
import { typeOf } from './types-of-files';

const [PART, UNCHANGED, NO_SUCH_PART, NOT_THERE] = [206, 304, 416, 404];
/** Several at once are answered with the whole, as a server may. */
const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;

/** Forwards a request to the bucket: it knows whether theirs is still the same, and which part they want. */
export async function serveFrom(
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
