import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerOptions } from 'socket.io';
import { type WebSocket, WebSocketServer } from 'ws';

/** How long a connection may be silent, in seconds. */
export interface SilenceLimits {
  /** Clients then ask for a sign of life. */
  activityTimeout: number;
  /** So long they, and the server, wait for the answer. */
  pongTimeout: number;
  /** The server itself asks then: for proxies that cut what is silent, and for who is shown as present. */
  lookAfter: number;
}

/** Reverb's, for connections that speak Pusher; socket.io has times of its own. */
export const REVERB_SILENCE: Readonly<SilenceLimits> = {
  activityTimeout: 30,
  pongTimeout: 30,
  lookAfter: 60,
};

/** How often connections are looked at: twice within their time. */
export const lookEveryMs = ({ lookAfter }: SilenceLimits): number => (lookAfter * 1000) / 2;

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
  const { lookAfter, pongTimeout } = limits;
  let lastHeard = performance.now();
  const hear = () => {
    lastHeard = performance.now();
  };
  const look = () => {
    const silenceMs = performance.now() - lastHeard;
    if (silenceMs >= (lookAfter + pongTimeout) * 1000) {
      client.terminate();
    } else if (silenceMs >= lookAfter * 1000) {
      client.ping();
    }
  };
  const timer = setInterval(look, lookEveryMs(limits)).unref();
  client.on('message', hear).on('pong', hear);
  client.once('close', () => clearInterval(timer));
}
