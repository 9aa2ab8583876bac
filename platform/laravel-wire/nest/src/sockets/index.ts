import type { WirePart } from '../part';
import { SocketAdapter } from './socket.adapter';
import { SocketGateway } from './socket.gateway';
import { SocketHub } from './socket-hub';

/** laravel-echo's `socket.io` broadcaster, on `/socket.io`, and gateways of the application's own. */
export const sockets: WirePart = {
  providers: [SocketGateway],
  exports: [SocketHub],
  prepare: (app) => app.useWebSocketAdapter(new SocketAdapter(app.get(SocketHub))),
  attach: (app, server) => app.get(SocketHub).attach(server),
};

export { SocketHub };
