import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { BroadcastBus, BusMessage } from '../broadcasting/bus';
import { sendAway } from '../broadcasting/come-back';
import { SocketLimits } from '../broadcasting/socket-limits';
import { Presence } from '../broadcasting/presence';
import { checkEveryMs, REVERB_SILENCE, type SilenceLimits } from '../broadcasting/silence';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { BROADCAST_BUS } from '../ports';
import { Frontends } from '../session/frontends';
import { OpenSessions } from '../session/open-sessions';
import { type Code, CODES, frame, readFrame } from './frames';
import { type Owner, PusherConnection } from './pusher-connection';
import { PusherGate } from './pusher-gate';
import { refusalOf, refuseConnection } from './refusal';

const MAX_FRAME_BYTES = 10_000;
const PATH = /^\/app\/([^/?]+)\/?(?:\?|$)/;
/** Time that a shutdown waits for clients to answer the closing. */
const GOODBYE_MS = 300;

/** Connections that speak the Pusher protocol, version 7, at `/app/{key}`, on any number of http servers. */
@Injectable()
export class PusherHub implements BeforeApplicationShutdown {
  readonly #logger = new Logger('PusherHub');
  readonly #server = new WebSocketServer({
    noServer: true,
    autoPong: false,
    maxPayload: MAX_FRAME_BYTES,
    clientTracking: false,
  });
  readonly #silence: SilenceLimits;
  #timer: NodeJS.Timeout | null = null;
  #isStopping = false;

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(BROADCAST_BUS) bus: BroadcastBus,
    private readonly sessions: OpenSessions,
    private readonly frontends: Frontends,
    private readonly gate: PusherGate,
    private readonly room: SocketLimits,
    presence: Presence,
  ) {
    this.#server.on('headers', (headers) => headers.push(`X-Request-Id: ${randomUUID()}`));
    this.#silence = settings.silence ?? REVERB_SILENCE;
    bus.subscribe((message) => this.#deliver(message));
    presence.onChange(({ kind, channel, member, socketId }) => {
      const userId = String(member.user_id);
      const joined = { user_id: userId, user_info: member.user_info };
      const textOf = () =>
        kind === 'joining'
          ? frame('pusher_internal:member_added', joined, { channel })
          : frame('pusher_internal:member_removed', { user_id: userId }, { channel });
      this.gate.rooms.send(channel, textOf, socketId);
    });
  }

  /** Answers upgrades at `/app/{key}`; others are left to whoever else listens. Nothing without an application. */
  attach(server: Server): void {
    if (!this.settings.pusher) return;
    server.on('upgrade', (request, socket, head) => {
      const key = PATH.exec(request.url ?? '')?.[1];
      if (key === undefined) return;
      if (this.#isStopping) refuseConnection(socket);
      else this.#accept(key, request, socket, head);
    });
    this.#timer ??= setInterval(() => this.#pingSilent(), checkEveryMs(this.#silence)).unref();
  }

  /** Tells clients to come back at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer ?? undefined);
    this.gate.rooms.all.forEach((connection) => connection.close(CODES.reconnect, 'Server is restarting'));
    const until = performance.now() + GOODBYE_MS;
    while (this.gate.rooms.size > 0 && performance.now() < until) await sleep(10);
    this.gate.rooms.all.forEach((connection) => connection.terminate());
  }

  #accept(key: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => opened.terminate());
      const refusal = refusalOf(key, request, this.settings, this.frontends);
      if (refusal) {
        opened.send(frame('pusher:error', refusal));
        opened.close(refusal.code, refusal.message);
      } else {
        void this.#open(opened, request);
      }
    });
  }

  async #open(opened: WebSocket, request: IncomingMessage): Promise<void> {
    const connection = new PusherConnection(opened);
    opened.on('message', (data, isBinary) => this.#receive(connection, data, isBinary));
    opened.on('ping', (data) => this.#mayGoOn(connection) && opened.pong(data));
    opened.on('pong', () => this.#mayGoOn(connection));
    opened.on('close', () => this.#forget(connection));
    this.gate.rooms.add(connection);

    const session = await this.#attempt(() => this.sessions.find(request.headers.cookie));
    connection.owner ??= session ? { userId: session.userId, sessionId: session.id } : null;
    if (!this.#hasRoom(opened, request, connection.owner?.userId ?? null)) {
      connection.fail(CODES.overloaded, 'Too many connections');
      connection.close(CODES.overloaded, 'Too many connections');
      return;
    }
    const welcome = { socket_id: connection.id, activity_timeout: this.#silence.activityTimeout };
    connection.send(frame('pusher:connection_established', welcome));
  }

  /** Counts a connection until it closes. */
  #hasRoom(opened: WebSocket, request: IncomingMessage, userId: Owner['userId'] | null): boolean {
    const leave = this.room.admit(request, userId);
    if (leave && opened.readyState === opened.OPEN) {
      opened.once('close', leave);
    } else {
      leave?.();
    }
    return leave !== null;
  }

  #receive(connection: PusherConnection, data: RawData, isBinary: boolean): void {
    if (!this.#mayGoOn(connection)) return;
    const read = isBinary || !Buffer.isBuffer(data) ? null : readFrame(data.toString('utf8'));
    if (read) {
      void this.#attempt(() => this.gate.take(connection, read));
    } else {
      connection.fail(CODES.reconnect, 'Invalid message format');
    }
  }

  /** Every frame counts, whatever it is: none is free of cost. */
  #mayGoOn(connection: PusherConnection): boolean {
    if (!connection.isOpen || connection.heard()) return connection.isOpen;
    connection.overload();
    return false;
  }

  #forget(connection: PusherConnection): void {
    connection.own.joined.forEach((channel) => this.gate.leave(connection, channel));
    this.gate.rooms.remove(connection);
  }

  /** A client that has been silent for too long is pinged; one that does not answer is disconnected. */
  #pingSilent(): void {
    for (const connection of this.gate.rooms.all) {
      const due = connection.silence.look(this.#silence);
      if (due === 'end') {
        connection.fail(CODES.noPong, 'Pong reply not received in time');
        connection.close(CODES.noPong, 'Pong reply not received in time');
      } else if (due === 'ask') {
        connection.send(frame('pusher:ping', {}));
      }
    }
  }

  #deliver(message: BusMessage): void {
    if (message.kind === 'event') {
      const { channel, event, data, except, from } = message;
      const sender = except ? this.gate.rooms.find(except.socketId) : undefined;
      const isOwn = except?.userId === null || sender?.owner?.userId === except?.userId;
      const textOf = () => frame(event, data, { channel, ...(from === undefined ? {} : { user_id: from }) });
      this.gate.rooms.send(channel, textOf, sender && isOwn ? sender.id : null);
    } else if (message.kind === 'end-session') {
      this.#end(({ sessionId }) => sessionId === message.sessionId, message);
    } else if (message.kind === 'end-user') {
      this.#end(({ userId }) => userId === message.userId, message);
    } else if (message.kind === 'claim') {
      const { socketId, channel, userId, sessionId } = message;
      this.gate.rooms.find(socketId)?.claim(channel, { userId, sessionId });
    } else if (message.kind === 'missed') {
      sendAway(this.gate.rooms.all, (one) => one.close(CODES.reconnect, 'News may have been missed'));
    }
  }

  /** Closes for good, unless the session goes on: a revoked one's client must not come back by itself. */
  #end(isMeant: (owner: Owner) => boolean, how: { comesBack?: boolean; reason?: string }): void {
    const code: Code = how.comesBack ? CODES.reconnect : CODES.unauthorized;
    const meant = this.gate.rooms.all.filter(({ owner }) => owner !== null && isMeant(owner));
    meant.forEach((connection) => connection.close(code, how.reason ?? 'The session has ended'));
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      // The client gets no answer and tries again; the process goes on.
      this.#logger.error('a frame was not answered', error instanceof Error ? error.stack : String(error));
      return null;
    }
  }
}
