import { Injectable } from '@nestjs/common';
import { isPresence } from '../broadcasting/channel-registry';
import { Presence } from '../broadcasting/presence';
import { SocketHub } from '../broadcasting/socket-hub';
import { BadRequest } from '../errors';
import { PusherGate } from '../pusher/pusher-gate';

/** What publishers may ask for about a channel. */
const ATTRIBUTES = new Set(['subscription_count', 'user_count']);

/** Who listens to what, over both transports: sockets of this process, members of all of them. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly sockets: SocketHub,
    private readonly gate: PusherGate,
    private readonly presence: Presence,
  ) {}

  get connections(): number {
    return this.sockets.size + this.gate.rooms.size;
  }

  /** How many sockets listen to each channel that has any. */
  counts(): Map<string, number> {
    const sums = new Map(this.sockets.subscriptions);
    this.gate.rooms.subscriptions.forEach((count, name) => sums.set(name, (sums.get(name) ?? 0) + count));
    return sums;
  }

  userIds(channel: string): string[] {
    return this.presence.members(channel).map((member) => String(member.user_id));
  }

  /**
   * The attributes asked for, of one channel.
   *
   * @param info  names with commas between them
   * @throws BadRequest for the users of a channel without presence, and for a name that nobody knows
   */
  about(channel: string, info: string): Record<string, number> {
    const names = info.split(',').filter((name) => name !== '');
    if (names.some((name) => !ATTRIBUTES.has(name))) {
      throw new BadRequest('The info is unknown.');
    }
    if (names.includes('user_count') && !isPresence(channel)) {
      throw new BadRequest('Only presence channels have a user_count.');
    }
    const count = this.counts().get(channel) ?? 0;
    return {
      ...(names.includes('subscription_count') ? { subscription_count: count } : {}),
      ...(names.includes('user_count') ? { user_count: this.userIds(channel).length } : {}),
    };
  }
}
