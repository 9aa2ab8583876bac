import type { WireRequest, WireServer } from './message';
import { refuseConnection } from './server-limits';

/** How often within its time a request is looked at. */
const LOOKS = 8;

/**
 * Cuts off whoever sends a body too slowly: a whole one has to be there within the time, an upload must go on within
 * it. The connection ends with 408, as where the head of a request comes too slowly.
 */
export function cutSlowBodies(server: WireServer, milliseconds: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const stop = watch(request, milliseconds);
      request.raw.once('close', stop);
      reply.raw.once('close', stop);
    }
    done();
  });
}

function hasBody({ raw }: WireRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
  return !raw.complete && (encoding !== undefined || Number(length ?? 0) > 0);
}

function watch(request: WireRequest, milliseconds: number): () => void {
  const { raw } = request;
  const { socket } = raw;
  let last = { bytes: socket.bytesRead, at: performance.now() };
  const timer = setInterval(() => {
    if (raw.complete) {
      clearInterval(timer);
    } else if (request.routeOptions.config.uploads && socket.bytesRead > last.bytes) {
      last = { bytes: socket.bytesRead, at: performance.now() };
    } else if (performance.now() - last.at >= milliseconds) {
      clearInterval(timer);
      refuseConnection(
        Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
    }
  }, milliseconds / LOOKS);
  return () => clearInterval(timer);
}
