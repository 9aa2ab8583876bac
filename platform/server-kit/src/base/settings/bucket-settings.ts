import { folder, type Read } from './readers';

/** A bucket that speaks S3, and the key that opens it. */
export interface BucketSettings {
  /** `https://s3.example.com:9000` */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before every name, `''` or with a slash at its end: several installations may share a bucket. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Timeout of an answer; 4 s by default. */
  answerMs?: number;
}

const EXPECTED =
  's3://KEY:SECRET@host[:port]/bucket[/prefix][?region=us-east-1&tls=1], key and secret percent-encoded';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/i;
const PREFIX = /^(\w[\w.-]*\/)*$/;
const PARAMETERS = ['region', 'tls'];

/** `STORAGE_URL`: a folder, or a bucket. */
export const filePlace: Read<string | BucketSettings> = (given) =>
  given.startsWith('s3:') ? bucketUrl(given) : folder(given);

const bucketUrl: Read<BucketSettings> = (given) => {
  const wrong = (why: string) => ({ ok: false, expected: `${EXPECTED}; ${why}`, hidden: true }) as const;
  if (!URL.canParse(given) || !isDecodable(given)) return wrong('it is no address');
  const { username, password, host, pathname, searchParams } = new URL(given);
  const [, bucket = '', ...below] = pathname.replace(/\/$/, '').split('/');
  const prefix = below.map((part) => `${part}/`).join('');
  if (!username || !password) return wrong('it names no key and secret');
  if (!host) return wrong('it names no host');
  if (!BUCKET.test(bucket)) return wrong('it names no bucket');
  if (!PREFIX.test(prefix)) return wrong('its prefix is of letters, digits, dots and hyphens');
  const unknown = [...searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown) return wrong(`${unknown} is no part of it`);
  const tls = searchParams.get('tls') ?? '1';
  if (!['0', '1'].includes(tls)) return wrong('tls is 1 or 0');
  return {
    ok: true,
    value: {
      endpoint: `${tls === '1' ? 'https' : 'http'}://${host}`,
      region: searchParams.get('region') ?? 'us-east-1',
      bucket,
      prefix,
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
  };
};

function isDecodable(given: string): boolean {
  const { username, password } = new URL(given);
  return [username, password].every((part) => /^([^%]|%[\da-f]{2})*$/i.test(part));
}
