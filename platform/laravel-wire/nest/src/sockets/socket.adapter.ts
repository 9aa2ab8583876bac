import type { WebSocketAdapter, WsMessageHandler } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { Server, Socket } from 'socket.io';
import type { SocketHub } from './socket-hub';

type Acknowledge = (answer: unknown) => void;

/** An answer with an `event` is sent as one, where the client did not ask for an acknowledgement. */
interface Answer {
  event?: string;
  data?: unknown;
}

/**
 * Nest's gateways over the hub's socket.io server, this package's and an application's own: who may connect, rooms and
 * closing stay the hub's. What a handler returns goes to the client that requested an acknowledgement, else as the
 * event it names.
 */
export class SocketAdapter implements WebSocketAdapter<Server, Socket> {
  constructor(private readonly hub: SocketHub) {}

  /** Whatever the port: the hub serves all servers that it is attached to. */
  create(_port: number, { namespace }: { namespace?: string } = {}): Server {
    if (namespace !== undefined) {
      throw new Error(`A gateway's namespace ("${namespace}") has no part in Laravel's wire: leave it out.`);
    }
    return this.hub.server;
  }

  bindClientConnect(server: Server, opened: (socket: Socket) => void): void {
    server.on('connection', opened);
  }

  bindClientDisconnect(socket: Socket, closed: (reason: string) => void): void {
    socket.on('disconnect', closed);
  }

  bindMessageHandlers(
    socket: Socket,
    handlers: WsMessageHandler[],
    transform: (answer: unknown) => Observable<unknown>,
  ): void {
    for (const { message, callback } of handlers) {
      socket.on(message as string, (payload: unknown, acknowledge?: unknown) => {
        transform(callback(payload)).subscribe((answer) => reply(socket, answer, acknowledge));
      });
    }
  }

  close(): void {
    this.hub.close();
  }

  dispose(): void {}
}

function reply(socket: Socket, answer: unknown, acknowledge: unknown): void {
  if (answer === undefined || answer === null) return;
  const { event, data } = answer as Answer;
  if (typeof acknowledge === 'function') {
    (acknowledge as Acknowledge)(answer);
  } else if (event !== undefined) {
    socket.emit(event, data);
  }
}
