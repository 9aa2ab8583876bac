import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerOptions } from 'socket.io';
import { type WebSocket, WebSocketServer } from 'ws';
import { checkEveryMs, Silence, type SilenceLimits } from '../broadcasting/silence';

/** What socket.io tells its clients, and its own look at them, which their browsers answer by themselves. */
export function socketTimes(limits: SilenceLimits | undefined): Partial<ServerOptions> {
  if (!limits) {
    return {};
  }
  return {
    pingInterval: limits.activityTimeout * 1000,
    pingTimeout: limits.pongTimeout * 1000,
    wsEngine: lookingAfter(limits),
  };
}

function lookingAfter(limits: SilenceLimits) {
  return class extends WebSocketServer {
    override handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      opened: (client: WebSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, socket, head, (client, same) => {
        watch(client, limits);
        opened(client, same);
      });
    }
  };
}

function watch(client: WebSocket, limits: SilenceLimits): void {
  const silence = new Silence();
  const hear = () => silence.restart();
  const look = () => {
    const due = silence.look(limits);
    if (due === 'end') {
      client.terminate();
    } else if (due === 'ask') {
      client.ping();
    }
  };
  const timer = setInterval(look, checkEveryMs(limits)).unref();
  client.on('message', hear).on('pong', hear);
  client.once('close', () => clearInterval(timer));
}
