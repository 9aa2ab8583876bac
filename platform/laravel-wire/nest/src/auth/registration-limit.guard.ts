import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../http/message';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { RATE_LIMITER, type RateLimiter } from '../ports';
import { countHit } from '../throttle/count-hit';
import { networkOf } from '../throttle/network';

/** Keeps one address from making accounts without end. */
@Injectable()
export class RegistrationLimitGuard implements CanActivate {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = requestOf(context);
    await countHit(this.limiter, `register:${networkOf(ip)}`, 60, this.settings.registrationsPerMinute);
    return true;
  }
}
