import { Inject, Injectable } from '@nestjs/common';
import type { BroadcastBus } from './bus';
import { BROADCAST_BUS } from '../ports';
import { isPresence } from './channel-registry';
import { Presence } from './presence';
import { Transports } from './transports';
import { BadRequest } from '../errors';

/** Attributes of a channel that publishers may ask for. */
const ATTRIBUTES = new Set(['subscription_count', 'user_count']);

/** Subscriptions over every transport: sockets of this process, members of all of them. */
@Injectable()
export class Subscriptions {
  constructor(
    @Inject(BROADCAST_BUS) private readonly bus: BroadcastBus,
    private readonly transports: Transports,
    private readonly presence: Presence,
  ) {}

  get connections(): number {
    return this.transports.all.reduce((sum, { size }) => sum + size, 0);
  }

  /** Number of sockets on each channel that has any. */
  counts(): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { subscriptions } of this.transports.all) {
      subscriptions.forEach((count, name) => sums.set(name, (sums.get(name) ?? 0) + count));
    }
    return sums;
  }

  /**
   * Those of these channels that a socket of any process listens to: what is costly to make is made for them alone.
   *
   * @throws what the bus throws
   */
  async heard(channels: readonly string[]): Promise<ReadonlySet<string>> {
    const isHeardHere = (channel: string) => this.transports.all.some((one) => one.isHeard(channel));
    const here = channels.filter(isHeardHere);
    const others = channels.filter((channel) => !isHeardHere(channel));
    const elsewhere = others.length > 0 && (await this.bus.heard?.(others));
    return new Set([...here, ...(elsewhere || [])]);
  }

  userIds(channel: string): string[] {
    return this.presence.members(channel).map((member) => String(member.user_id));
  }

  /**
   * The attributes requested, of one channel.
   *
   * @param info  names with commas between them
   * @throws BadRequest for the users of a channel without presence, and for a name that nobody knows
   */
  about(channel: string, info: string): Record<string, number> {
    const names = info.split(',').filter((name) => name !== '');
    if (names.some((name) => !ATTRIBUTES.has(name))) throw new BadRequest('The info is unknown.');
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
