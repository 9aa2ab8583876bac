import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 100;
/** A request may begin to come so long after its connection. */
const SILENT_MS = 500;
/** A head that has begun to come when the servers close may come in full for so long. */
const HEAD_MS = 2_000;

interface Open {
  since: number;
  /** Requests that are being answered. */
  requests: number;
}

/**
 * Ends the connections that no request has come over, once the servers close: a browser opens some in advance. A server
 * that closes waits for them as long as for a head, which is longer than a stop may take; those that are idle after an
 * answer it ends itself.
 *
 * @returns begins with it, and gives back what ends it
 */
export function endSilentConnections(servers: readonly Server[]): () => () => void {
  const connections = new Map<Socket, Open>();
  for (const server of servers) watch(server, connections);
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
    return () => clearInterval(timer);
  };
}

function watch(server: Server, connections: Map<Socket, Open>): void {
  server.on('connection', (socket) => {
    connections.set(socket, { since: performance.now(), requests: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const open = connections.get(socket);
    if (!open) return;
    open.requests += 1;
    response.once('close', () => (open.requests -= 1));
  });
  // Whose protocol has changed is told by that protocol.
  server.on('upgrade', ({ socket }: IncomingMessage) => connections.delete(socket));
}
