import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 100;
/** After an answer a connection may be idle for five seconds, and the next head may take fifteen. */
const BETWEEN_MS = 20_000;
const LOOKS = 8;
/** A request may begin to come so long after its connection. */
const SILENT_MS = 500;
/** A head that has begun to come when the servers close may come in full for so long. */
const HEAD_MS = 2_000;

interface Open {
  since: number;
  /** Requests that are being answered. */
  requests: number;
  /** Time of the last one, null before. */
  answeredAt: number | null;
}

/**
 * Ends the connections that no request has come over, once the servers close: a browser opens some in advance. A server
 * that closes waits for them as long as for a head, which is longer than a stop may take; those that are idle after an
 * answer it ends itself.
 *
 * @returns begins with it, and gives back what ends it
 */
export function endSilentConnections(servers: readonly Server[], betweenMs = BETWEEN_MS): () => () => void {
  const connections = new Map<Socket, Open>();
  for (const server of servers) watch(server, connections);
  const idle = endIdleConnections(connections, betweenMs);
  return () => {
    const began = performance.now();
    const look = () => {
      const now = performance.now();
      for (const [socket, { since, requests }] of connections) {
        const isOver = socket.bytesRead === 0 ? now - since > SILENT_MS : now - began > HEAD_MS;
        if (requests === 0 && isOver) socket.destroy();
      }
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => [timer, idle].forEach(clearInterval);
  };
}

/**
 * Ends those that say something now and then, and ask nothing, after an answer: any byte begins the time anew for which
 * Node keeps a connection, and blank lines before a head are none of it.
 */
function endIdleConnections(connections: ReadonlyMap<Socket, Open>, betweenMs: number): NodeJS.Timeout {
  return setInterval(() => {
    const now = performance.now();
    for (const [socket, { requests, answeredAt }] of connections) {
      if (requests === 0 && answeredAt !== null && now - answeredAt > betweenMs) socket.destroy();
    }
  }, betweenMs / LOOKS).unref();
}

function watch(server: Server, connections: Map<Socket, Open>): void {
  server.on('connection', (socket) => {
    connections.set(socket, { since: performance.now(), requests: 0, answeredAt: null });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const open = connections.get(socket);
    if (!open) return;
    open.requests += 1;
    response.once('close', () => {
      open.requests -= 1;
      open.answeredAt = performance.now();
    });
  });
  // An upgraded connection is watched by its new protocol.
  server.on('upgrade', ({ socket }: IncomingMessage) => connections.delete(socket));
}
