import { Inject, Injectable, SetMetadata } from '@nestjs/common';
import type { WireReply, WireRequest } from '../http/message';
import { TooManyRequests } from '../errors';
import { CLOCK, RATE_LIMITER, type Clock, type Count, type RateLimiter, type WireUser } from '../ports';

export const THROTTLE = 'wire:throttle';

/** So many requests within a span that begins with the first one. */
export interface Limit {
  maxAttempts: number;
  decaySeconds: number;
  /** The key that requests are counted by; all together without it. */
  by?: string | number;
}

/** Limits of a request: none of several may be reached. Null is no limit. */
export type LimitsOf<U extends WireUser = WireUser> = (
  request: WireRequest,
  user: U | null,
) => Limit | readonly Limit[] | null;

/** Laravel's named limiters: `RateLimiter::for`. */
@Injectable()
export class RateLimiters {
  readonly #named = new Map<string, LimitsOf<never>>();

  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Says what `@Throttle(name)` counts. */
  for<U extends WireUser>(name: string, limits: LimitsOf<U>): void {
    this.#named.set(name, limits);
  }

  /**
   * Counts a request by one limiter after the other. The headers are those of the limit that leaves the fewest.
   *
   * @throws TooManyRequests where a limit is reached: the limiter's others then count nothing
   */
  async count(
    names: readonly string[],
    request: WireRequest,
    reply: WireReply,
    user: WireUser | null,
  ): Promise<void> {
    for (const name of names) {
      const found = this.#limiterOf(name)(request, user as never) ?? [];
      await this.#count(name, [found].flat(), reply);
    }
  }

  #limiterOf(name: string): LimitsOf<never> {
    const limits = this.#named.get(name);
    if (!limits) throw new Error(`Rate limiter [${name}] is not defined.`);
    return limits;
  }

  async #count(name: string, limits: readonly Limit[], reply: WireReply): Promise<void> {
    const keys = limits.map((limit) => `throttle:${name}:${keyOf(limit, limits)}`);
    const before = await Promise.all(keys.map((key) => this.limiter.peek(key)));
    limits.forEach((limit, index) => this.#admit(limit, before[index], limit.maxAttempts - 1));
    const after = await Promise.all(
      limits.map(({ decaySeconds }, index) => this.limiter.hit(keys[index] ?? '', decaySeconds)),
    );
    limits.forEach((limit, index) => this.#admit(limit, after[index], limit.maxAttempts));
    const remaining = limits.map(({ maxAttempts }, index) => maxAttempts - (after[index]?.hits ?? 0));
    const least = Math.min(...remaining);
    if (least <= Number(reply.getHeader('x-ratelimit-remaining') ?? Infinity) && limits.length > 0) {
      reply.headers(limitHeaders(limits[remaining.indexOf(least)]?.maxAttempts ?? 0, least));
    }
  }

  #admit({ maxAttempts }: Limit, count: Count | undefined, most: number): void {
    if (count && count.hits > most) throw overLimit(maxAttempts, count.secondsLeft, this.clock);
  }
}

/** Counts the route's requests by these limiters of `RateLimiters`, as Laravel's `throttle:name`. On a class or a method. */
export const Throttle = (...names: string[]): MethodDecorator & ClassDecorator =>
  SetMetadata(THROTTLE, names);

export function overLimit(limit: number, secondsLeft: number, clock: Clock): TooManyRequests {
  const reset = Math.floor(clock.now().getTime() / 1000) + secondsLeft;
  return new TooManyRequests(secondsLeft, { ...limitHeaders(limit, 0), 'x-ratelimit-reset': String(reset) });
}

export const limitHeaders = (limit: number, remaining: number) => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(remaining),
});

/** Limits of the same people are distinguished by what they allow. */
function keyOf({ by = '', maxAttempts, decaySeconds }: Limit, limits: readonly Limit[]): string {
  const isShared = limits.filter((other) => (other.by ?? '') === by).length > 1;
  return isShared ? `${by}:${maxAttempts}:${decaySeconds}` : String(by);
}
