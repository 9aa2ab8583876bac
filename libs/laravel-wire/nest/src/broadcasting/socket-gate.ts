import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { BROADCAST_BUS, USER_PROVIDER } from '../ports';
import type { UserProvider } from '../ports';
import { Sessions } from '../session/sessions.service';
import type { BroadcastBus } from './bus';
import { ChannelRegistry, isGuarded, isPresence } from './channel-registry';
import { Presence } from './presence';
import { SocketChannels } from './socket-channels';
import { channelIn, whisperIn } from './socket-payloads';

/** Who a socket is, since its handshake. */
export interface SocketData {
  sessionId: string | null;
  userId: number | null;
}

type GateSocket = Socket<
  Record<string, (payload: unknown) => void>,
  Record<string, (...args: unknown[]) => void>,
  object,
  SocketData
>;

/** A channel's room; the prefix keeps clients out of rooms of other names. */
export const ROOM = 'channel:';
export const roomOf = (channel: string): string => ROOM + channel;

/** What a socket may ask for: subscribe, unsubscribe, whisper. Anything malformed is ignored. */
@Injectable()
export class SocketGate {
  readonly #logger = new Logger('SocketGate');

  constructor(
    @Inject(BROADCAST_BUS) private readonly bus: BroadcastBus,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly sessions: Sessions,
    private readonly channels: ChannelRegistry,
    private readonly presence: Presence,
  ) {}

  open(socket: GateSocket): void {
    const own = new SocketChannels();
    socket.on('subscribe', (payload) => void this.#subscribe(socket, own, channelIn(payload)));
    socket.on('unsubscribe', (payload) => this.#unsubscribe(socket, own, channelIn(payload)));
    socket.on('client event', (payload) => this.#whisper(socket, own, payload));
    socket.on('disconnect', () => own.joined.forEach((channel) => this.#unsubscribe(socket, own, channel)));
  }

  /** A second subscribe changes nothing: clients send one twice after a reconnect. */
  async #subscribe(socket: GateSocket, own: SocketChannels, channel: string | null): Promise<void> {
    if (channel === null || own.isWanted(channel)) {
      return;
    }
    if (own.isFull) {
      socket.emit('subscription_error', channel, 429);
      return;
    }

    const wish = own.want(channel);
    const { admitted, status } = await this.#admit(socket, channel);
    if (!own.stands(channel, wish) || !socket.connected) {
      return;
    }
    if (admitted && this.#hasRoom(socket, channel)) {
      own.join(channel);
      this.#enter(socket, channel, admitted);
    } else {
      own.drop(channel);
      socket.emit('subscription_error', channel, status);
    }
  }

  /** The session is read again each time: it may have ended since the handshake. */
  async #admit(socket: GateSocket, channel: string): Promise<{ admitted: boolean | object; status: number }> {
    if (!isGuarded(channel)) {
      return { admitted: true, status: 200 };
    }
    try {
      const session = await this.sessions.findById(socket.data.sessionId);
      const user = session ? await this.users.findById(session.userId) : null;
      return { admitted: await this.channels.admit(user?.suspended_at ? null : user, channel), status: 403 };
    } catch (error) {
      this.#logger.error(`joining ${channel} failed`, error instanceof Error ? error.stack : String(error));
      return { admitted: false, status: 500 };
    }
  }

  #enter(socket: GateSocket, channel: string, admitted: boolean | object): void {
    void socket.join(roomOf(channel));

    if (isPresence(channel) && socket.data.userId !== null) {
      const info = typeof admitted === 'object' ? admitted : {};
      const member = { user_id: socket.data.userId, user_info: info };
      this.presence.join(channel, socket.id, member);
      socket.emit('presence:subscribed', channel, this.presence.members(channel));
    }
    socket.emit('subscription_succeeded', channel);
  }

  #hasRoom({ data: { userId } }: GateSocket, channel: string): boolean {
    return !isPresence(channel) || (userId !== null && this.presence.hasRoomFor(channel, userId));
  }

  #unsubscribe(socket: GateSocket, own: SocketChannels, channel: string | null): void {
    if (channel === null || !own.drop(channel)) {
      return;
    }

    void socket.leave(roomOf(channel));
    if (isPresence(channel)) {
      this.presence.leave(channel, socket.id);
    }
  }

  #whisper(socket: GateSocket, own: SocketChannels, payload: unknown): void {
    const whisper = whisperIn(payload);
    const { userId } = socket.data;

    if (!whisper || userId === null || !isGuarded(whisper.channel) || !own.hasJoined(whisper.channel)) {
      return;
    }
    if (own.mayWhisper(performance.now())) {
      const from = isPresence(whisper.channel) ? { from: String(userId) } : {};
      this.bus.publish({ kind: 'event', ...whisper, ...from, except: { socketId: socket.id, userId } });
    }
  }
}
