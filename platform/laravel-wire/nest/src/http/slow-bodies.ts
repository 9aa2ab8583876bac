import type { Socket } from 'node:net';
import type { WireRequest, WireServer } from './message';
import { refuseConnection } from './server-limits';

/** Checks of a request within its time. */
const LOOKS = 8;

interface Incoming {
  request: WireRequest;
  bytes: number;
  began: number;
  /** Looks at it since it began, or went on: of a server that could not look, nor read, for a while it is one. */
  looks: number;
}

/**
 * Cuts off whoever sends a body too slowly: a whole one has to be there within the time, an upload must go on within
 * it and end within a longer one. The connection ends with 408, as where the head of a request comes too slowly.
 *
 * @param uploadMs  for a whole upload
 */
export function cutSlowBodies(server: WireServer, milliseconds: number, uploadMs: number): void {
  // Keyed by connection: a map to which each request is added, and removed, would keep old ones alive.
  const sockets = new Map<Socket, Incoming | null>();
  // One timer for all: nearly every body is there long before one of its own would ring.
  const timer = setInterval(() => {
    for (const [socket, incoming] of sockets) {
      if (incoming && !incoming.request.raw.complete) look(socket, incoming, uploadMs);
    }
  }, milliseconds / LOOKS).unref();
  server.addHook('onClose', async () => clearInterval(timer));
  server.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) {
      const { socket } = request.raw;
      if (!sockets.has(socket)) socket.once('close', () => sockets.delete(socket));
      sockets.set(socket, { request, bytes: socket.bytesRead, began: performance.now(), looks: 0 });
    }
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw;
    if (sockets.get(socket)?.request === request) sockets.set(socket, null);
    done();
  });
}

function hasBody({ raw }: WireRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
  return !raw.complete && (encoding !== undefined || Number(length ?? 0) > 0);
}

function look(socket: Socket, incoming: Incoming, uploadMs: number): void {
  incoming.looks += 1;
  const isUpload = incoming.request.routeOptions.config.uploads === true;
  const mayGoOn = isUpload && performance.now() - incoming.began < uploadMs;
  if (mayGoOn && socket.bytesRead > incoming.bytes) {
    incoming.bytes = socket.bytesRead;
    incoming.looks = 0;
  } else if (isUpload !== mayGoOn || incoming.looks > LOOKS) {
    const error = new Error('The body came too slowly.');
    refuseConnection(Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  }
}
