import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Arrival } from './admission';

interface Door {
  server: Pick<Server, 'listening'>;
  enter(request: IncomingMessage, response: ServerResponse): void;
  leave(): void;
}

const BODY = JSON.stringify({ message: 'Service Unavailable' }, null, 4);
const HEADERS = {
  'content-type': 'application/json',
  'content-length': String(BODY.length),
  'cache-control': 'no-store, private',
  // Seconds.
  'retry-after': '5',
  'x-content-type-options': 'nosniff',
};

/**
 * A request before anything was done for it: where ten are turned away for each answered one, that must cost little.
 */
export class HttpArrival implements Arrival {
  private context: AsyncResource | null = null;
  private isUnderWay = false;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly door: Door,
  ) {}

  /** It will be let in by another's leaving, and must not go on in that one's context. */
  wait(): void {
    this.context = new AsyncResource('WAITING_REQUEST', { requireManualDestroy: true });
  }

  begin(): void {
    const { request, response, door, context } = this;
    this.isUnderWay = true;
    response.once('close', () => this.leave());
    // After this one's own turn: leaving lets the next one in at once.
    onHead(response, () => process.nextTick(() => this.leave()));
    if (context) context.runInAsyncScope(door.enter, undefined, request, response);
    else door.enter(request, response);
  }

  /** Same as any other answer of the API, but written at once. */
  refuse(): void {
    const { response } = this;
    if (!this.door.server.listening) response.shouldKeepAlive = false;
    response.writeHead(503, { ...HEADERS, 'x-request-id': randomUUID() });
    response.end(BODY);
  }

  isGone(): boolean {
    return this.request.socket.destroyed;
  }

  private leave(): void {
    if (this.isUnderWay) this.door.leave();
    this.isUnderWay = false;
  }
}

/**
 * The work for an answer is done when its head goes out: how long its client takes to read it is no load, and a
 * thousand that do not read would leave no room for anybody else.
 */
function onHead(response: ServerResponse, notify: () => void): void {
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    notify();
    return Reflect.apply(writeHead, response, head) as typeof response;
  };
}
