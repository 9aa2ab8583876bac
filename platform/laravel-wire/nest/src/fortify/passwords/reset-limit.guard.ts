import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../http/message';
import { RATE_LIMITER, type RateLimiter } from '../../ports';
import { countHit } from '../../throttle/count-hit';
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
    const { ip } = requestOf(context);
    await countHit(this.limiter, `forgot-of:${networkOf(ip)}`, 60, this.settings.resetMailsPerMinute);
    return true;
  }
}
