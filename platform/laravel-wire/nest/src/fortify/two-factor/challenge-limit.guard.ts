import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf, type WireRequest } from '../../http/message';
import { contextOf } from '../../http/wire-context';
import { CLOCK, RATE_LIMITER, type Clock, type RateLimiter } from '../../ports';
import { countHit } from '../../throttle/count-hit';
import { type PendingLogin, pendingLoginIn } from './pending-login';

const TRIES = 5;
export const SPAN_SECONDS = 60;

/** Fortify's `two-factor` limiter: five tries a minute for the account, wherever they come from. */
@Injectable()
export class ChallengeLimitGuard implements CanActivate {
  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const pending = pendingLoginIn(contextOf(request).session, this.clock.now());
    await countHit(this.limiter, challengeKey(pending, request), SPAN_SECONDS, TRIES);
    return true;
  }
}

/** Keyed by account; by address where no login awaits a code. */
export function challengeKey(pending: PendingLogin | null, { ip }: WireRequest): string {
  return `two-factor:${pending ? pending.id : ip}`;
}
