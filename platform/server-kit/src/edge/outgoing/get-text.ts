import { lookup as resolve } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

/** Why an address that somebody gave could not be read, in words for them. */
export class Unreadable extends Error {}

export interface GetOptions {
  /** Decides by IP address. Names are resolved once, and what they resolve to is what is connected to. */
  isAllowed: (address: string) => boolean;
  accept: string;
  userAgent: string;
  /** Size of the text, however it is packed. */
  maxBytes: number;
  /** Covers all of it, redirects too. */
  timeoutMs: number;
}

const MAX_REDIRECTS = 3;
export const INNER = 'The address leads into an inner network.';

/** Reads what an address of somebody's choosing answers. @throws Unreadable */
export async function getText(address: string, options: GetOptions): Promise<string> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    return await Promise.race([follow(new URL(address), { ...options, signal }), end(signal)]);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    if (signal.aborted) {
      throw new Unreadable(`The address did not answer within ${options.timeoutMs / 1000} seconds.`);
    }
    throw new Unreadable('The address could not be reached.', { cause: error });
  }
}

/** Whatever a server does, nobody waits for it longer. */
const end = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error('timeout')));
  });

type Request = GetOptions & { signal: AbortSignal };

async function follow(url: URL, request: Request): Promise<string> {
  for (let next = url, redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(next, request);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return read(answer, request);
    answer.destroy();
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    if (!isRedirect) throw new Unreadable(`The address answered ${statusCode}.`);
    next = new URL(headers.location ?? '', next);
  }
  throw new Unreadable('The address redirects too often.');
}

function ask(url: URL, { isAllowed, accept, userAgent, signal }: Request): Promise<IncomingMessage> {
  if (!['http:', 'https:'].includes(url.protocol)) {
    throw new Unreadable('The address must begin with https:// or http://.');
  }
  // A literal address is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw new Unreadable(INNER);
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': userAgent };
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((done, fail) => {
    get(url, { headers, signal, agent: false, lookup: guarded(isAllowed) }, done)
      .once('error', fail)
      // Another protocol was not requested, and is no answer that `done` would hear of.
      .once('upgrade', (answer, socket) => {
        socket.destroy();
        fail(new Unreadable(`The address answered ${answer.statusCode}.`));
      });
  });
}

function guarded(isAllowed: GetOptions['isAllowed']): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
      if (!found.every(({ address }) => isAllowed(address))) return callback(new Unreadable(INNER), '');
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}

async function read(answer: IncomingMessage, { maxBytes, signal }: Request): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  // An answer that gives no length may be cut anywhere.
  signal.throwIfAborted();
  if (!answer.complete) throw new Error('cut');
  const body = await unpacked(Buffer.concat(chunks), answer.headers['content-encoding'] ?? '', maxBytes);
  return body.toString('utf8');
}

const tooLarge = (maxBytes: number) =>
  new Unreadable(`The answer is larger than ${maxBytes / 1_000_000} MB.`);

type Unpack = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;
const ungzip: Unpack = promisify(gunzip);
const unbrotli: Unpack = promisify(brotliDecompress);
const unzlib: Unpack = promisify(inflate);
const undeflate: Unpack = promisify(inflateRaw);

const UNPACK = new Map<string, Unpack>([
  ['gzip', ungzip],
  ['x-gzip', ungzip],
  ['br', unbrotli],
  // Some send it without its head, whose first byte says how.
  [
    'deflate',
    (packed, options) =>
      ((packed[0] ?? 0) & 0x0f) === 8 ? unzlib(packed, options) : undeflate(packed, options),
  ],
]);

/** Some servers pack whatever they are asked for. */
async function unpacked(answer: Buffer, encodings: string, maxOutputLength: number): Promise<Buffer> {
  const names = encodings.split(',').map((one) => one.trim().toLowerCase());
  let body = answer;
  for (const name of names.filter((one) => one !== '' && one !== 'identity').reverse()) {
    const unpack = UNPACK.get(name);
    if (!unpack) throw new Unreadable(`The answer is packed as “${name}”, which cannot be read.`);
    try {
      body = await unpack(body, { maxOutputLength });
    } catch (error) {
      const isLarge = isObject(error) && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      throw isLarge
        ? tooLarge(maxOutputLength)
        : new Unreadable('The answer cannot be unpacked.', { cause: error });
    }
  }
  return body;
}

const isObject = (error: unknown): error is object => typeof error === 'object' && error !== null;
