import { networkOf, RATE_LIMITER, type RateLimiter, restOfBody, TooManyRequests } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Inject, Injectable, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * So many of a kind from one visitor: from one account, or of guests from one network.
 *
 * @param seconds  the span in which they count
 */
export function visitorLimit(kind: string, most: number, seconds: number): Type<CanActivate> {
  @Injectable()
  class VisitorLimitGuard implements CanActivate {
    constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

    /** @throws TooManyRequests */
    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const key = `${kind}:${visitorOf(request)}`;
      await this.count(key, 1);
      // A visitor over the limit is refused before a large body is read; its entries are counted after.
      await restOfBody(request);
      const more = entriesIn(request.body) - 1;
      if (more > 0) await this.count(key, more);
      return true;
    }

    private async count(key: string, entries: number): Promise<void> {
      const { hits, secondsLeft } = await this.limiter.hit(key, seconds, entries);
      if (hits > most) throw new TooManyRequests(secondsLeft);
    }
  }
  return VisitorLimitGuard;
}

function visitorOf({ wire, ip }: FastifyRequest): string {
  return wire?.user ? `user ${wire.user.id}` : networkOf(ip);
}

/** `store_many` counts each of its entries. */
function entriesIn(body: unknown): number {
  const data: unknown = body && typeof body === 'object' ? Reflect.get(body, 'data') : null;
  return Array.isArray(data) ? Math.max(1, data.length) : 1;
}
