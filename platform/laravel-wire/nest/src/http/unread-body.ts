import type { BrokenBound, JsonBounds } from '@laravel-wire/core';
import type { IncomingMessage } from 'node:http';
import { TooManyRequests, WireFault } from '../errors';
import { networkOf } from '../throttle/network';
import { QueuePerKey } from '../throttle/queue-per-key';
import type { WireRequest, WireServer } from './message';

type Done = (error: Error | null, isWhole: boolean) => void;

/** A body that comes in: read to its end, or at first only as far as it may be before the guards have run. */
class IncomingBody {
  /** Set by what was read; no more of it is then. */
  broken: BrokenBound | null = null;
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(
    private readonly request: WireRequest,
    private readonly bounds: JsonBounds | null,
  ) {}

  get bytes(): Buffer {
    const [first] = this.#chunks;
    return first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#size);
  }

  /** Takes a callback: a body that is there at once waits for no promise. */
  readTo(limit: number, done: Done): void {
    const { raw } = this.request;
    const end = (error: Error | null, isWhole: boolean) => {
      raw.off('data', take).off('end', atEnd).off('error', fail);
      raw.pause();
      done(error, isWhole);
    };
    const take = (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#size += chunk.length;
      this.broken = this.bounds?.read(chunk) ?? null;
      if (this.broken || this.#size > limit) end(null, this.broken !== null);
    };
    const atEnd = () => end(null, true);
    const fail = (error: Error) => end(Object.assign(error, { statusCode: 400 }), false);
    raw.on('data', take).on('end', atEnd).on('error', fail).resume();
  }
}

/** Bounds that a body of one kind is counted by while it comes in, and the reader of its bytes. */
export interface ReadsBody {
  bounds(request: WireRequest): JsonBounds | null;
  read(request: WireRequest, bytes: Buffer, broken: BrokenBound | null): unknown;
}

/** Work left to do for a body: `fetch` brings its bytes, `read` makes input of them. */
export interface UnreadBody {
  fetch(): Promise<void>;
  read(): Promise<void>;
}

declare module './message' {
  interface RequestState {
    /** A large body that is not read before the route wants it; null where there is none, or it was read. */
    unreadBody: UnreadBody | null;
  }
}

/**
 * Under bounded input the longest body that is read before session, token, throttles and record have had their say, so
 * that what it names (`_token`, `_method`) is known to them.
 */
export const EARLY_BYTES = 64 * 1024;
/** Large bodies of one sender that may wait for their turn. */
const MOST_WAITING = 20;

/** Large bodies become input one after the other, whoever sends them in turns: none of them is quick. */
const turns = new QueuePerKey();

/**
 * Takes a body in: a small one now, a large one when the route wants it (`restOfBody`).
 *
 * @param done  called with 413 for what is above the route's limit
 */
export function receiveBody(
  request: WireRequest,
  reads: ReadsBody,
  done: (error: Error | null, body?: unknown) => void,
): void {
  const limit = request.routeOptions.bodyLimit;
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > limit) {
    done(tooLarge());
    return;
  }
  const early = request.server.boundsBodies ? Math.min(limit, EARLY_BYTES) : limit;
  const incoming = new IncomingBody(request, reads.bounds(request));
  if (length > early) {
    request.unreadBody = unread(request, incoming, reads);
    done(null);
    return;
  }
  incoming.readTo(early, (error, isWhole) => {
    if (error || (!isWhole && early === limit)) {
      done(error ?? tooLarge());
    } else if (isWhole) {
      done(null, reads.read(request, incoming.bytes, incoming.broken));
    } else {
      request.unreadBody = unread(request, incoming, reads);
      done(null);
    }
  });
}

/** Resolves when the body is input; null where it is already. For guards that look at it. */
export function restOfBody(request: WireRequest): Promise<void> | null {
  const { unreadBody } = request;
  request.unreadBody = null;
  return unreadBody?.read() ?? null;
}

/** Resolves when the body's bytes are there (`rawBody`); null where they are already. */
export function bytesOfBody({ unreadBody }: WireRequest): Promise<void> | null {
  return unreadBody?.fetch() ?? null;
}

function unread(request: WireRequest, incoming: IncomingBody, reads: ReadsBody): UnreadBody {
  let fetched: Promise<void> | null = null;
  const fetch = () => (fetched ??= fetchRest(request, incoming));
  return {
    fetch,
    async read() {
      const whose = request.wire?.user ? `user ${request.wire.user.id}` : networkOf(request.ip);
      if (turns.waitingOf(whose) >= MOST_WAITING) throw new TooManyRequests(1);
      await fetch();
      const end = await turns.take(whose);
      const began = performance.now();
      // The route's own work follows at once; then as long a rest as that took: half of the time is for others.
      setImmediate(() => setTimeout(end, performance.now() - began));
      request.body = reads.read(request, incoming.bytes, incoming.broken);
    },
  };
}

function fetchRest(request: WireRequest, incoming: IncomingBody): Promise<void> {
  return new Promise((resolve, reject) => {
    incoming.readTo(request.routeOptions.bodyLimit, (error, isWhole) => {
      if (error || !isWhole) {
        reject(error ?? tooLarge());
      } else {
        request.rawBody = incoming.bytes;
        resolve();
      }
    });
  });
}

/** Laravel's own words. */
const tooLarge = () => new WireFault(413, 'The POST data is too large.');

/** Interval of taking a piece of 64 kB: a megabyte is gone in a third of a second. */
const PIECE_MS = 20;

/**
 * Throws away the rest of a large body once its request was answered, so that the next one can follow. A piece at a
 * time: Node itself would take all of it as fast as it comes, and do nothing else meanwhile. Who does not say how
 * much there is, is not listened to.
 */
export function drainUnreadBodies(server: WireServer): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    // Whoever reads begins here; what nobody has begun to read Node throws away itself.
    if (isLarge(raw)) raw.read(0);
    done();
  });
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) drop(raw);
    done();
  });
}

function isLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > EARLY_BYTES;
}

function drop(raw: IncomingMessage): void {
  if (raw.headers['content-length'] === undefined) {
    raw.socket.destroySoon();
    return;
  }
  const timer = setInterval(() => {
    raw.read();
    // Also where it is at its end.
    if (raw.destroyed) clearInterval(timer);
  }, PIECE_MS).unref();
}
