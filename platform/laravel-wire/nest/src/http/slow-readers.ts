import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Checks of an answer within its time. */
const LOOKS = 8;
/** Less than this within its time is nothing: a kernel that is short of memory takes drops from everybody. */
const LEAST_BYTES = 32 * 1024;

interface Seen {
  taken: number;
  at: number;
}

/**
 * Cuts off whoever takes next to nothing of their answers for so long: each of them would hold a socket, memory and the
 * file that is sent. With a reset, or the kernel would go on offering what is left. Node's own time-out of a socket is
 * no help: it counts what comes in as well, and a byte now and then is enough. Called for each server.
 */
export function cutSlowReaders(server: Server, milliseconds: number): void {
  const sockets = new Map<Socket, Seen | null>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, null);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, before] of sockets) {
      const seen = lookAt(socket, before, now);
      sockets.set(socket, seen);
      if (seen && now - seen.at >= milliseconds) socket.resetAndDestroy();
    }
  }, milliseconds / LOOKS).unref();
  server.once('close', () => clearInterval(timer));
}

/** Null where nothing waits to be taken. */
function lookAt(socket: Socket, before: Seen | null, now: number): Seen | null {
  if (socket.writableLength === 0) return null;
  const taken = takenOf(socket);
  // Less than before: a larger piece has been begun, so the one before it is gone.
  const goesOn = before === null || taken < before.taken || taken - before.taken >= LEAST_BYTES;
  return goesOn ? { taken, at: now } : before;
}

/** Grows with each byte that the kernel takes, also within a piece that it has not taken in full. */
function takenOf(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  const queued =
    typeof handle === 'object' && handle !== null ? Number(Reflect.get(handle, 'writeQueueSize')) : 0;
  return socket.bytesWritten - socket.writableLength - queued;
}
