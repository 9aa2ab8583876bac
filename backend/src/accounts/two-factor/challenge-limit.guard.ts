import { RATE_LIMITER, type RateLimiter, TooManyRequests } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Clock } from '@kit/server/base/clock/clock';
import { type PendingLogin, pendingLoginIn } from './pending-login';

const TRIES = 5;
export const SPAN_SECONDS = 60;

/** Fortify's `two-factor` limiter: five tries a minute for the account, wherever they come from. */
@Injectable()
export class ChallengeLimitGuard implements CanActivate {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const pending = pendingLoginIn(request.wire?.session ?? null, this.clock.now());
    const { hits, secondsLeft } = await this.limiter.hit(challengeKey(pending, request), SPAN_SECONDS);
    if (hits > TRIES) throw new TooManyRequests(secondsLeft);
    return true;
  }
}

/** By account; by address where no login awaits a code. */
export function challengeKey(pending: PendingLogin | null, { ip }: FastifyRequest): string {
  return `two-factor:${pending ? pending.user_id : ip}`;
}
