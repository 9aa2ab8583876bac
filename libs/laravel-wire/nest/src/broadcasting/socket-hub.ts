import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { BROADCAST_BUS } from '../ports';
import { Frontends } from '../session/frontends';
import { Sessions } from '../session/sessions.service';
import type { BroadcastBus, BusMessage } from './bus';
import { Presence } from './presence';
import { ROOM, roomOf, SocketGate, type SocketData } from './socket-gate';

type Hub = Server<Record<string, never>, Record<string, (...args: unknown[]) => void>, object, SocketData>;
export type WireSocket = Parameters<Parameters<Hub['use']>[0]>[0];

const MAX_FRAME_BYTES = 100_000;

/**
 * Sockets that speak laravel-echo's socket.io protocol. One hub serves any number of http servers: rooms are
 * theirs in common.
 */
@Injectable()
export class SocketHub implements BeforeApplicationShutdown {
  readonly #io: Hub;
  readonly #engines: { close(): unknown }[] = [];

  constructor(
    @Inject(BROADCAST_BUS) private readonly bus: BroadcastBus,
    private readonly sessions: Sessions,
    private readonly frontends: Frontends,
    private readonly gate: SocketGate,
    presence: Presence,
  ) {
    this.#io = new Server(this.#options());
    this.#io.use((socket, next) => {
      this.#identify(socket).then(() => next(), next);
    });
    this.#io.on('connection', (socket) => this.gate.open(socket));
    this.bus.subscribe((message) => this.#deliver(message));
    presence.onChange(({ kind, channel, member, socketId }) => {
      this.#io.to(roomOf(channel)).except(socketId).emit(`presence:${kind}`, channel, member);
    });
    this.sessions.onEnd((ended) => {
      this.bus.publish(
        'sessionId' in ended ? { kind: 'end-session', ...ended } : { kind: 'end-user', ...ended },
      );
    });
  }

  attach(server: HttpServer): void {
    this.#io.attach(server);
    this.#io.engine.on('headers', (headers: Record<string, string>) => {
      headers['x-content-type-options'] = 'nosniff';
    });
    this.#engines.push(this.#io.engine);
  }

  /** Ends the sockets of a session, in every process. */
  disconnectSession(sessionId: string): void {
    this.bus.publish({ kind: 'end-session', sessionId });
  }

  /** Ends all sockets of a user, in every process. */
  disconnectUser(userId: number): void {
    this.bus.publish({ kind: 'end-user', userId });
  }

  /** How many sockets of this process listen to each channel that has any. */
  get subscriptions(): Map<string, number> {
    const rooms = [...this.#io.sockets.adapter.rooms].filter(([room]) => room.startsWith(ROOM));
    return new Map(rooms.map(([room, sockets]) => [room.slice(ROOM.length), sockets.size]));
  }

  /** The sockets of this process. */
  get size(): number {
    return this.#io.sockets.sockets.size;
  }

  /** Closes the transports alone: a disconnect packet would tell clients to stay away for good. */
  beforeApplicationShutdown(): void {
    this.#engines.forEach((engine) => engine.close());
  }

  async #identify(socket: Socket): Promise<void> {
    const session = await this.sessions.find(socket.handshake.headers.cookie);
    socket.data = { sessionId: session?.id ?? null, userId: session?.userId ?? null };
    if (session) {
      await socket.join([`session:${session.id}`, `user:${session.userId}`]);
    }
  }

  #deliver(message: BusMessage): void {
    switch (message.kind) {
      case 'end-session':
        this.#endSession(message.sessionId, message.comesBack ?? false);
        break;
      case 'end-user':
        this.#io.in(`user:${message.userId}`).disconnectSockets(true);
        break;
      case 'event': {
        const { channel, event, data, except } = message;
        const sender = except ? this.#io.sockets.sockets.get(except.socketId) : undefined;
        const isOwn = sender !== undefined && [null, sender.data.userId].includes(except?.userId ?? null);
        this.#io
          .to(roomOf(channel))
          .except(isOwn ? sender.id : [])
          .emit(event, channel, data);
        break;
      }
      case 'claim':
      case 'presence-ask':
      case 'presence-join':
      case 'presence-leave':
      case 'presence-tell':
        break;
    }
  }

  #endSession(sessionId: string, comesBack: boolean): void {
    for (const id of this.#io.sockets.adapter.rooms.get(`session:${sessionId}`) ?? []) {
      const socket = this.#io.sockets.sockets.get(id);
      if (comesBack) {
        socket?.conn.close();
      } else {
        socket?.disconnect(true);
      }
    }
  }

  #options(): Partial<ServerOptions> {
    const isAllowed = ({ headers }: { headers: IncomingHttpHeaders }) =>
      headers.origin === undefined || this.frontends.allows(headers.origin, headers.host);
    return {
      serveClient: false,
      maxHttpBufferSize: MAX_FRAME_BYTES,
      allowRequest: (request, answer) => answer(null, isAllowed(request)),
      cors: (request, answer) => {
        const origin = request.headers.origin;
        answer(null, {
          origin: origin !== undefined && isAllowed(request) ? origin : false,
          credentials: true,
        });
      },
    };
  }
}
