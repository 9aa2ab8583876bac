import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../http/message';
import { TooManyRequests } from '../../errors';
import { RATE_LIMITER } from '../../ports';
import type { RateLimiter } from '../../ports';
import { networkOf } from '../../throttle/network';
import { FORTIFY_OPTIONS, type FortifySettings } from '../options';

/** One address must not mail everybody who has an account. */
@Injectable()
export class ResetLimitGuard implements CanActivate {
  constructor(
    @Inject(FORTIFY_OPTIONS) private readonly settings: FortifySettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { resetMailsPerMinute } = this.settings;
    if (resetMailsPerMinute === undefined) return true;
    const key = `forgot-of:${networkOf(requestOf(context).ip)}`;
    const { hits, secondsLeft } = await this.limiter.hit(key, 60);
    if (hits > resetMailsPerMinute) throw new TooManyRequests(secondsLeft);
    return true;
  }
}
