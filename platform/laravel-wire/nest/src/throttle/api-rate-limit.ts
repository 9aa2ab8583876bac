import { Inject, Injectable } from '@nestjs/common';
import type { WireReply, WireRequest } from '../http/message';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK, RATE_LIMITER, type RateLimiter, type WireUser } from '../ports';
import { limitHeaders, overLimit } from './rate-limiters';

/** Laravel's `throttle:api`: so many requests a minute for each user, or for each address of guests. */
@Injectable()
export class ApiRateLimit {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null where nothing is counted. */
  count(request: WireRequest, reply: WireReply, user: WireUser | null): Promise<void> | null {
    const limit = this.settings.apiRateLimit;
    const isCounted = limit !== undefined && request.routeOptions.url?.startsWith('/api/');
    return isCounted ? this.#count(limit, request, reply, user) : null;
  }

  async #count(limit: number, request: WireRequest, reply: WireReply, user: WireUser | null): Promise<void> {
    const { hits, secondsLeft } = await this.limiter.hit(`api:${user ? user.id : request.ip}`, 60);
    if (hits > limit) throw overLimit(limit, secondsLeft, this.clock);
    reply.headers(limitHeaders(limit, limit - hits));
  }
}
