import { Controller, HttpCode, Inject, Param, Post, Req, UseGuards } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { Stateless } from '../access/decorators';
import type { BroadcastBus } from '../broadcasting/bus';
import { isPresence } from '../broadcasting/channel-registry';
import { isRecord } from '../input/input-of-request';
import { BROADCAST_BUS, userIdFrom } from '../ports';
import { batchIn, eventIn, type PublishedEvent } from './published-events';
import { PublisherGuard } from './publisher.guard';
import { Subscriptions } from '../broadcasting/subscriptions';

/** Takes what server libraries of the Pusher protocol publish; it reaches the sockets of both transports. */
@Controller('apps/:appId')
@UseGuards(PublisherGuard)
export class PublishController {
  constructor(
    @Inject(BROADCAST_BUS) private readonly bus: BroadcastBus,
    private readonly subscriptions: Subscriptions,
  ) {}

  @Post('events')
  @HttpCode(200)
  @Stateless()
  events(@Req() request: WireRequest): object {
    const event = eventIn(request.body);
    const info = infoIn(request.body);
    const answer = info === '' ? {} : { channels: this.#about(event.channels, info) };
    this.#publish(event);
    return answer;
  }

  @Post('batch_events')
  @HttpCode(200)
  @Stateless()
  batch(@Req() request: WireRequest): object {
    batchIn(request.body).forEach((event) => this.#publish(event));
    return { batch: {} };
  }

  @Post('users/:userId/terminate_connections')
  @HttpCode(200)
  @Stateless()
  terminate(@Param('userId') userId: string): object {
    this.bus.publish({ kind: 'end-user', userId: userIdFrom(userId) });
    return {};
  }

  #publish({ name, channels, data, socketId }: PublishedEvent): void {
    const except = socketId === null ? null : { socketId, userId: null };
    channels.forEach((channel) =>
      this.bus.publish({ kind: 'event', channel, event: name, data, except, isPublished: true }),
    );
  }

  /** Channels without presence, among several, simply have no users to count. */
  #about(channels: string[], info: string): object {
    const names = info.split(',');
    const entries = channels.map((channel) => {
      const known = names.filter((name) => name !== 'user_count' || isPresence(channel));
      return [channel, this.subscriptions.about(channel, known.join(','))] as const;
    });
    return Object.fromEntries(entries);
  }
}

function infoIn(body: unknown): string {
  const info = isRecord(body) ? body['info'] : undefined;
  return typeof info === 'string' ? info : '';
}
