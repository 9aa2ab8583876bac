import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, Server as HttpServer } from 'node:http';
import { type DefaultEventsMap, Server, type ServerOptions, type Socket } from 'socket.io';
import { isAway } from '../errors';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { BROADCAST_BUS, type UserId } from '../ports';
import { Frontends } from '../session/frontends';
import { OpenSessions } from '../session/open-sessions';
import type { BroadcastBus, BusMessage } from '../broadcasting/bus';
import { sendAway } from '../broadcasting/come-back';
import { SocketLimits } from '../broadcasting/socket-limits';
import { Presence } from '../broadcasting/presence';
import { type Transport, Transports } from '../broadcasting/transports';
import { SocketChannels } from '../broadcasting/socket-channels';
import { ROOM, roomOf, type SocketData } from './socket.gateway';
import { socketEngine } from './socket-engine';

type Hub = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

const SOCKETS = '/socket.io/';
const MAX_FRAME_BYTES = 100_000;

/**
 * Sockets that speak laravel-echo's socket.io protocol. One hub serves any number of http servers: rooms are
 * theirs in common.
 */
@Injectable()
export class SocketHub implements Transport {
  readonly #io: Hub;
  readonly #engines: { close(): unknown }[] = [];

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(BROADCAST_BUS) bus: BroadcastBus,
    private readonly sessions: OpenSessions,
    private readonly frontends: Frontends,
    private readonly room: SocketLimits,
    presence: Presence,
    transports: Transports,
  ) {
    this.#io = new Server(this.#options());
    this.#io.use((socket, next) => {
      this.#identify(socket).then(
        () => next(),
        // A client that is refused stays away for good; one whose transport closes comes back by itself.
        (error: Error) => (isAway(error) ? socket.conn.close() : next(error)),
      );
    });
    bus.subscribe((message) => this.#deliver(message));
    presence.onChange(({ kind, channel, member, socketId }) => {
      this.#io.to(roomOf(channel)).except(socketId).emit(`presence:${kind}`, channel, member);
    });
    transports.add(this);
  }

  /** Read by gateways. */
  get server(): Server {
    return this.#io;
  }

  attach(server: HttpServer): void {
    this.#io.attach(server);
    this.#io.engine.on('headers', (headers: Record<string, string>) => {
      headers['x-content-type-options'] = 'nosniff';
      headers['x-request-id'] = randomUUID();
    });
    // Its refusals emit no headers.
    server.prependListener('request', ({ url = '' }, response) => {
      if (url.startsWith(SOCKETS)) response.setHeader('x-request-id', randomUUID());
    });
    this.#engines.push(this.#io.engine);
  }

  /** Number of this process's sockets on each channel that has any. */
  get subscriptions(): Map<string, number> {
    const rooms = [...this.#io.sockets.adapter.rooms].filter(([room]) => room.startsWith(ROOM));
    return new Map(rooms.map(([room, sockets]) => [room.slice(ROOM.length), sockets.size]));
  }

  isHeard(channel: string): boolean {
    return this.#io.sockets.adapter.rooms.has(roomOf(channel));
  }

  get size(): number {
    return this.#io.sockets.sockets.size;
  }

  /** Closes the transports alone: a disconnect packet would tell clients to stay away for good. */
  close(): void {
    this.#engines.forEach((engine) => engine.close());
  }

  async #identify(socket: Socket): Promise<void> {
    const session = await this.sessions.find(socket.handshake.headers.cookie);
    const channels = new SocketChannels();
    socket.data = { sessionId: session?.id ?? null, userId: session?.userId ?? null, channels };
    this.#admit(socket, session?.userId ?? null);
    if (session) await socket.join([`session:${session.id}`, `user:${session.userId}`]);
  }

  /** @throws Error which the client gets as `connect_error` */
  #admit({ conn, request }: Socket, userId: UserId | null): void {
    const leave = this.room.admit(request, userId);
    if (!leave) throw new Error('Too many connections');
    // It may have gone while its session was read: nobody would be notified any more.
    if (conn.readyState === 'open') {
      conn.once('close', leave);
    } else {
      leave();
    }
  }

  #deliver(message: BusMessage): void {
    switch (message.kind) {
      case 'end-session':
        this.#end(`session:${message.sessionId}`, message);
        break;
      case 'end-user':
        this.#end(`user:${message.userId}`, message);
        break;
      case 'event': {
        const { channel, event, data, except } = message;
        // Socket.io encodes a packet before it looks for who is there.
        if (!this.#io.sockets.adapter.rooms.has(roomOf(channel))) break;
        const sender = except ? this.#io.sockets.sockets.get(except.socketId) : undefined;
        const isOwn = sender !== undefined && [null, sender.data.userId].includes(except?.userId ?? null);
        this.#io
          .to(roomOf(channel))
          .except(isOwn ? sender.id : [])
          .emit(event, channel, data);
        break;
      }
      case 'missed':
        sendAway(this.#io.sockets.sockets.values(), ({ conn }) => conn.close());
        break;
      case 'claim':
      case 'presence-ask':
      case 'presence-join':
      case 'presence-leave':
      case 'presence-tell':
        break;
    }
  }

  #end(room: string, { comesBack, reason }: { comesBack?: boolean; reason?: string }): void {
    for (const id of this.#io.sockets.adapter.rooms.get(room) ?? []) {
      const socket = this.#io.sockets.sockets.get(id);
      if (comesBack) {
        socket?.conn.close();
        continue;
      }
      if (reason !== undefined) socket?.emit('session_ended', reason);
      socket?.disconnect(true);
    }
  }

  #options(): Partial<ServerOptions> {
    const isAllowed = ({ headers }: { headers: IncomingHttpHeaders }) =>
      headers.origin === undefined || this.frontends.allows(headers.origin, headers.host);
    return {
      ...socketEngine(this.settings.silence),
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
