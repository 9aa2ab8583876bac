import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import { Stateless } from '../access/decorators';
import { isChannelName, isPresence } from '../broadcasting/channel-registry';
import { BadRequest } from '../errors';
import { PublisherGuard } from './publisher.guard';
import { Subscriptions } from '../broadcasting/subscriptions';

/** Answers what server libraries of the Pusher protocol ask about channels. */
@Controller('apps/:appId')
@UseGuards(PublisherGuard)
export class ChannelsInfoController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Get('channels')
  @Stateless()
  index(@Query('filter_by_prefix') prefix?: unknown, @Query('info') info?: unknown): object {
    const start = typeof prefix === 'string' ? prefix : '';
    const names = [...this.subscriptions.counts().keys()].filter((name) => name.startsWith(start));
    const fields = typeof info === 'string' ? info : '';
    if (fields.includes('user_count') && !start.startsWith('presence-')) {
      throw new BadRequest('A user_count needs filter_by_prefix with presence-.');
    }
    const entries = names.map((name) => [name, this.subscriptions.about(name, fields)] as const);
    return { channels: Object.fromEntries(entries) };
  }

  @Get('channels/:channel')
  @Stateless()
  show(@Param('channel') channel: string, @Query('info') info?: unknown): object {
    const count = this.subscriptions.counts().get(nameIn(channel)) ?? 0;
    const fields = typeof info === 'string' ? info : '';
    const all = fields || (isPresence(channel) ? 'subscription_count,user_count' : 'subscription_count');
    return { occupied: count > 0, ...this.subscriptions.about(channel, all) };
  }

  @Get('channels/:channel/users')
  @Stateless()
  users(@Param('channel') channel: string): object {
    if (!isPresence(nameIn(channel))) throw new BadRequest('Only presence channels have users.');
    return { users: this.subscriptions.userIds(channel).map((id) => ({ id })) };
  }

  @Get('connections')
  @Stateless()
  connections(): object {
    return { connections: this.subscriptions.connections };
  }
}

function nameIn(channel: string): string {
  if (!isChannelName(channel)) throw new BadRequest("The channel's name is invalid.");
  return channel;
}
