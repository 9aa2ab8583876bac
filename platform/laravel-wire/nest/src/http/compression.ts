import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { WireReply, WireRequest } from './message';
import { serverOf } from './server';
import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { WIRE_OPTIONS, type WireSettings } from '../options';

/** Bytes below which compressing saves no packet. */
const SMALLEST = 1024;
/** Types that shrink, and wait for no more of themselves: not an event stream, and no picture, archive or PDF. */
const SHRINKS =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|wasm)\b)/i;
/** Brotli's usual quality is for files that are compressed once: it takes a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const CODINGS = {
  br: {
    whole: promisify(brotliCompress),
    stream: (): Transform => createBrotliCompress(BROTLI),
    options: BROTLI,
  },
  gzip: { whole: promisify(gzip), stream: (): Transform => createGzip(), options: {} },
};

/**
 * Compresses answers, where the application wants it. Its hook joins last, so that whoever keeps or counts answers sees
 * them as they were written. What another site requested is sent as it is: there, the length of an answer that shows
 * both a secret and a text of the asker's choice would tell of the secret (BREACH).
 */
@Injectable()
export class Compression implements OnApplicationBootstrap {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.compress) {
      serverOf(this.host.httpAdapter).addHook('onSend', (request, reply, payload, done) => {
        if (isWorthIt(reply, payload)) return compressed(request, reply, payload);
        done(null, payload);
      });
    }
  }
}

async function compressed(request: WireRequest, reply: WireReply, payload: unknown): Promise<unknown> {
  reply.header('vary', withEncoding(reply.getHeader('vary')));
  const name = codingFor(request);
  if (name === null || request.method === 'HEAD') return payload;
  const { whole, stream, options } = CODINGS[name];
  const body = isBytes(payload) ? await whole(payload, options) : piped(payload as Readable, stream());
  reply.header('content-encoding', name).removeHeader('content-length').removeHeader('accept-ranges');
  return body;
}

/** Long enough, of a kind that shrinks, whole (206 is a part), and not compressed yet. */
function isWorthIt(reply: WireReply, payload: unknown): boolean {
  const length = isBytes(payload)
    ? Buffer.byteLength(payload)
    : Number(reply.getHeader('content-length') ?? SMALLEST);
  return (
    (isBytes(payload) || payload instanceof Readable) &&
    length >= SMALLEST &&
    reply.statusCode !== 206 &&
    !reply.hasHeader('content-encoding') &&
    SHRINKS.test(String(reply.getHeader('content-type') ?? ''))
  );
}

const isBytes = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

function piped(source: Readable, coding: Transform): Readable {
  // A client that goes away ends both; nobody is left to be answered.
  pipeline(source, coding, () => undefined);
  return coding;
}

function withEncoding(vary: unknown): string {
  const names = typeof vary === 'string' && vary !== '' ? [vary] : [];
  return names.some((name) => /\baccept-encoding\b/i.test(name))
    ? String(vary)
    : [...names, 'Accept-Encoding'].join(', ');
}

/** Brotli before gzip, as far as the client takes them; none for what another site's page requested. */
function codingFor({ headers }: WireRequest): keyof typeof CODINGS | null {
  const accepted = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',', 20)
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality]) => quality === undefined || Number(quality) > 0)
    .map(([name]) => name);
  if (headers['sec-fetch-site'] === 'cross-site') return null;
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? null;
}
