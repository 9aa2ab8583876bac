import { type ArgumentsHost, Catch, type ExceptionFilter, Inject, Logger, UseFilters } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayDisconnect } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { isAway } from '../errors';
import { BROADCAST_BUS, isBarred, USER_PROVIDER, type UserId, type UserProvider } from '../ports';
import { OpenSessions } from '../session/open-sessions';
import type { BroadcastBus } from '../broadcasting/bus';
import { ChannelRegistry, isGuarded, isPresence } from '../broadcasting/channel-registry';
import { Presence } from '../broadcasting/presence';
import type { SocketChannels } from '../broadcasting/socket-channels';
import { channelIn, whisperIn } from '../broadcasting/socket-payloads';

/** A fault while a message is handled is for the log: laravel-echo knows no event that would tell of it. */
@Catch()
class SocketFaults implements ExceptionFilter {
  readonly #logger = new Logger('SocketGateway');

  catch(error: unknown, host: ArgumentsHost): void {
    const event = host.switchToWs().getPattern();
    this.#logger.error(`${event} failed`, error instanceof Error ? error.stack : String(error));
  }
}

/** Session and user of a socket, since its handshake. */
export interface SocketData {
  sessionId: string | null;
  userId: UserId | null;
  channels: SocketChannels;
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

/** Commands of a socket: subscribe, unsubscribe, whisper. Anything malformed is ignored. */
@WebSocketGateway()
@UseFilters(SocketFaults)
export class SocketGateway implements OnGatewayDisconnect<GateSocket> {
  readonly #logger = new Logger('SocketGateway');

  constructor(
    @Inject(BROADCAST_BUS) private readonly bus: BroadcastBus,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly sessions: OpenSessions,
    private readonly channels: ChannelRegistry,
    private readonly presence: Presence,
  ) {}

  /** A second subscribe changes nothing: clients send one twice after a reconnect. */
  @SubscribeMessage('subscribe')
  async subscribe(@ConnectedSocket() socket: GateSocket, @MessageBody() payload: unknown): Promise<void> {
    const channel = channelIn(payload);
    const own = socket.data.channels;
    if (channel === null || own.isWanted(channel)) return;
    if (own.isFull) {
      socket.emit('subscription_error', channel, 429);
      return;
    }

    const wish = own.want(channel);
    const { admitted, status } = await this.#admit(socket, channel);
    if (admitted) await this.bus.hear?.(channel);
    const isWanted = own.stands(channel, wish) && socket.connected;
    if (isWanted && admitted && this.#hasRoom(socket, channel)) {
      own.join(channel);
      this.#enter(socket, channel, admitted);
      return;
    }
    if (admitted) this.bus.forget?.(channel);
    if (isWanted) {
      own.drop(channel);
      socket.emit('subscription_error', channel, status);
    }
  }

  @SubscribeMessage('unsubscribe')
  unsubscribe(@ConnectedSocket() socket: GateSocket, @MessageBody() payload: unknown): void {
    this.#leave(socket, channelIn(payload));
  }

  @SubscribeMessage('client event')
  whisper(@ConnectedSocket() socket: GateSocket, @MessageBody() payload: unknown): void {
    const whisper = whisperIn(payload);
    const { userId, channels: own } = socket.data;

    if (!whisper || userId === null || !isGuarded(whisper.channel) || !own.hasJoined(whisper.channel)) return;
    if (own.mayWhisper(performance.now())) {
      const from = isPresence(whisper.channel) ? { from: String(userId) } : {};
      this.bus.publish({ kind: 'event', ...whisper, ...from, except: { socketId: socket.id, userId } });
    }
  }

  handleDisconnect(socket: GateSocket): void {
    socket.data.channels.joined.forEach((channel) => this.#leave(socket, channel));
  }

  /** The session is read again each time: it may have ended since the handshake. */
  async #admit(socket: GateSocket, channel: string): Promise<{ admitted: boolean | object; status: number }> {
    if (!isGuarded(channel)) return { admitted: true, status: 200 };
    try {
      const session = await this.sessions.findById(socket.data.sessionId);
      const user = session ? await this.users.findById(session.userId) : null;
      const member = user && isBarred(this.users, user) ? null : user;
      return { admitted: await this.channels.admit(member, channel), status: 403 };
    } catch (error) {
      this.#logger.error(`joining ${channel} failed`, error instanceof Error ? error.stack : String(error));
      // It comes back by itself and asks once more.
      if (isAway(error)) socket.conn.close();
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

  #leave(socket: GateSocket, channel: string | null): void {
    if (channel === null || !socket.data.channels.drop(channel)) return;

    void socket.leave(roomOf(channel));
    this.bus.forget?.(channel);
    if (isPresence(channel)) this.presence.leave(channel, socket.id);
  }
}
