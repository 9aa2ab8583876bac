import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerOptions } from 'socket.io';
import { type ServerOptions as SocketOptions, type WebSocket, WebSocketServer } from 'ws';
import { closeOverloaded, FrameCount } from '../broadcasting/frame-count';
import { checkEveryMs, Silence, type SilenceLimits } from '../broadcasting/silence';

/**
 * Settings of socket.io, its clients and its WebSockets: frames count as those of the Pusher protocol do, pings and
 * pongs too, and who is silent is asked, which browsers answer by themselves, then let go.
 */
export function socketEngine(limits: SilenceLimits | undefined): Partial<ServerOptions> {
  const times = limits && {
    pingInterval: limits.activityTimeout * 1000,
    pingTimeout: limits.pongTimeout * 1000,
  };
  return { ...times, wsEngine: engineOf(limits) };
}

function engineOf(limits: SilenceLimits | undefined) {
  return class extends WebSocketServer {
    constructor(options?: SocketOptions) {
      super({ ...options, autoPong: false });
    }

    override handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      opened: (client: WebSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, socket, head, (client: WebSocket, same) => {
        count(client);
        if (limits) watch(client, limits);
        opened(client, same);
      });
    }
  };
}

function count(client: WebSocket): void {
  const frames = new FrameCount();
  const mayGoOn = (): boolean => {
    if (client.readyState !== client.OPEN || frames.isWithin()) return client.readyState === client.OPEN;
    closeOverloaded(client);
    return false;
  };
  client.on('message', mayGoOn).on('pong', mayGoOn);
  client.on('ping', (data) => mayGoOn() && client.pong(data));
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
