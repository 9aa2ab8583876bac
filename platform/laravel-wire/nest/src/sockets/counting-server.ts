import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { closeOverloaded, FrameCount } from '../broadcasting/frame-count';

/** WebSockets of socket.io, whose frames count as those of the Pusher protocol do: pings and pongs, too. */
export class CountingServer extends WebSocketServer {
  constructor(options?: ServerOptions) {
    super({ ...options, autoPong: false });
  }

  override handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    opened: (client: WebSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, socket, head, (client: WebSocket, of) => {
      const count = new FrameCount();
      const mayGoOn = (): boolean => {
        if (client.readyState !== client.OPEN || count.isWithin()) return client.readyState === client.OPEN;
        closeOverloaded(client);
        return false;
      };
      client.on('message', mayGoOn).on('pong', mayGoOn);
      client.on('ping', (data) => mayGoOn() && client.pong(data));
      opened(client, of);
    });
  }
}
