import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../errors';
import type { WireSettings } from '../options';
import { CLOCK, RATE_LIMITER, WIRE_OPTIONS } from '../ports';
import type { Clock, RateLimiter, WireUser } from '../ports';

/** Laravel's `throttle:api`: so many requests a minute for each user, or for each address of guests. */
@Injectable()
export class ApiRateLimit {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null where nothing is counted. */
  count(request: FastifyRequest, reply: FastifyReply, user: WireUser | null): Promise<void> | null {
    const limit = this.settings.apiRateLimit;
    const isCounted = limit !== undefined && request.routeOptions.url?.startsWith('/api/');
    return isCounted ? this.#count(limit, request, reply, user) : null;
  }

  async #count(
    limit: number,
    request: FastifyRequest,
    reply: FastifyReply,
    user: WireUser | null,
  ): Promise<void> {
    const { hits, secondsLeft } = await this.limiter.hit(`api:${user ? user.id : request.ip}`, 60);
    const headers = {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - hits)),
    };
    if (hits > limit) {
      const reset = Math.floor(this.clock.now().getTime() / 1000) + secondsLeft;
      throw new TooManyRequests(secondsLeft, { ...headers, 'x-ratelimit-reset': String(reset) });
    }
    reply.headers(headers);
  }
}
