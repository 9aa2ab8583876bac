import type { WireServer } from './message';
import type { IncomingMessage } from 'node:http';
import { EARLY_BYTES } from './unread-body';

/** How often a piece of 64 kB is taken: a megabyte is gone in a third of a second. */
const PIECE_MS = 20;

/**
 * What is left of a large body once its request was answered is thrown away, so that the next one can follow. A piece at
 * a time: Node itself would take all of it as fast as it comes, and do nothing else meanwhile. Who does not say how much
 * there is, is not listened to.
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
