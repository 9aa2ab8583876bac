import { Inject, Injectable } from '@nestjs/common';
import type { BroadcastBus } from '../broadcasting/bus';
import { isChannelName, isGuarded, isPresence } from '../broadcasting/channel-registry';
import { Presence } from '../broadcasting/presence';
import type { Member } from '../broadcasting/presence-book';
import { isSignedChannel } from '../broadcasting/pusher-signature';
import { whisperIn } from '../broadcasting/socket-payloads';
import { Transports } from '../broadcasting/transports';
import { isRecord } from '../input/input-of-request';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { BROADCAST_BUS } from '../ports';
import { OpenSessions } from '../session/open-sessions';
import { CODES, frame, type Frame, parsed } from './frames';
import { PusherChannels } from './pusher-channels';
import type { PusherConnection } from './pusher-connection';

const MAX_INFO_BYTES = 1024;
const MAX_ID = 128;

/** The member that a presence channel's signed text names; null without an id, or with too much about it. */
function memberIn(channelData: string | undefined): Member | null {
  const read = channelData === undefined ? undefined : parsed(channelData);
  if (!isRecord(read)) return null;

  const { user_id: id, user_info: info = {} } = read;
  const isId = (typeof id === 'number' || typeof id === 'string') && String(id).length <= MAX_ID && id !== '';
  const isShort = Buffer.byteLength(JSON.stringify(info)) <= MAX_INFO_BYTES;
  return isId && isShort ? { user_id: id, user_info: info } : null;
}

/** Roster for a new member: everybody's info by id. */
function rosterOf(members: readonly Member[]): object {
  const entries = members.map((member) => [String(member.user_id), member.user_info] as const);
  return {
    presence: { ids: entries.map(([id]) => id), hash: Object.fromEntries(entries), count: entries.length },
  };
}

interface Wish {
  channel: string;
  auth: unknown;
  channelData: string | undefined;
}

const UNAUTHORIZED = 'Connection is unauthorized';

/** Commands of a client of the Pusher protocol: subscribe, unsubscribe, whisper, ping. */
@Injectable()
export class PusherGate {
  readonly rooms = new PusherChannels();

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(BROADCAST_BUS) private readonly bus: BroadcastBus,
    private readonly sessions: OpenSessions,
    private readonly presence: Presence,
    transports: Transports,
  ) {
    transports.add(this.rooms);
  }

  /** @throws what the session store throws */
  async take(connection: PusherConnection, { event, channel, data }: Frame): Promise<void> {
    if (event === 'pusher:ping') {
      connection.send(frame('pusher:pong', {}));
    } else if (event === 'pusher:subscribe') {
      await this.#subscribe(connection, wishIn(data));
    } else if (event === 'pusher:unsubscribe') {
      this.leave(connection, isRecord(data) && isChannelName(data['channel']) ? data['channel'] : null);
    } else if (event.startsWith('client-')) {
      this.#whisper(connection, { event, channel, data });
    }
  }

  /** Leaves one channel, or with null none. */
  leave(connection: PusherConnection, channel: string | null): void {
    if (channel === null || !connection.own.drop(channel)) return;
    this.rooms.leave(channel, connection);
    this.bus.forget?.(channel);
    if (connection.memberIds.delete(channel)) this.presence.leave(channel, connection.id);
  }

  /** A second subscribe changes nothing, but is answered. */
  async #subscribe(connection: PusherConnection, wish: Wish | null): Promise<void> {
    if (!wish) {
      connection.fail(CODES.reconnect, 'Invalid channel');
    } else if (connection.own.hasJoined(wish.channel)) {
      this.#confirm(connection, wish.channel);
    } else if (connection.own.isFull) {
      connection.fail(CODES.overCapacity, 'Too many channels');
    } else if (!connection.own.isWanted(wish.channel)) {
      await this.#admit(connection, wish);
    }
  }

  async #admit(connection: PusherConnection, wish: Wish): Promise<void> {
    const { own } = connection;
    const number = own.want(wish.channel);
    const mayJoin = await this.#mayJoin(connection, wish);
    if (mayJoin) await this.bus.hear?.(wish.channel);
    const isWanted = own.stands(wish.channel, number) && connection.isOpen;
    if (isWanted && mayJoin && this.#enter(connection, wish)) return;
    if (mayJoin) {
      this.bus.forget?.(wish.channel);
    } else if (isWanted) {
      own.drop(wish.channel);
      connection.fail(CODES.unauthorized, UNAUTHORIZED);
    }
  }

  /** The signature is for this connection alone; a session that has ended since makes it worthless. */
  async #mayJoin(connection: PusherConnection, { channel, auth, channelData }: Wish): Promise<boolean> {
    if (!isGuarded(channel)) return true;
    const { pusher } = this.settings;
    if (!pusher || !isSignedChannel(pusher, auth, connection.id, channel, channelData)) return false;
    const sessionId = connection.owner?.sessionId ?? null;
    return sessionId === null || (await this.sessions.findById(sessionId)) !== null;
  }

  /** @returns whether there was room */
  #enter(connection: PusherConnection, { channel, channelData }: Wish): boolean {
    const member = isPresence(channel) ? memberIn(channelData) : null;
    if (isPresence(channel) && (!member || !this.presence.hasRoomFor(channel, member.user_id))) {
      connection.own.drop(channel);
      connection.fail(CODES.overCapacity, member ? 'The channel is full' : 'Invalid channel data');
      return false;
    }

    connection.own.join(channel);
    connection.adopt(channel);
    this.rooms.join(channel, connection);
    if (member) {
      connection.memberIds.set(channel, String(member.user_id));
      this.presence.join(channel, connection.id, member);
    }
    this.#confirm(connection, channel);
    return true;
  }

  #confirm(connection: PusherConnection, channel: string): void {
    const data = isPresence(channel) ? rosterOf(this.presence.members(channel)) : {};
    connection.send(frame('pusher_internal:subscription_succeeded', data, { channel }));
  }

  #whisper(connection: PusherConnection, sent: Frame): void {
    const whisper = whisperIn(sent);
    if (!whisper || !isGuarded(whisper.channel) || !connection.own.hasJoined(whisper.channel)) {
      connection.fail(CODES.unauthorized, 'The client is not a member of the specified channel.');
      return;
    }
    if (!connection.own.mayWhisper(performance.now())) {
      connection.fail(CODES.tooManyClientEvents, 'Rate limit exceeded for client events');
      return;
    }
    const from = connection.memberIds.get(whisper.channel);
    const except = { socketId: connection.id, userId: null };
    this.bus.publish({ kind: 'event', ...whisper, ...(from === undefined ? {} : { from }), except });
  }
}

function wishIn(data: unknown): Wish | null {
  if (!isRecord(data) || !isChannelName(data['channel'])) return null;
  const { channel, auth, channel_data: channelData } = data;
  return { channel, auth, channelData: typeof channelData === 'string' ? channelData : undefined };
}
