import { networkOf, RATE_LIMITER, type RateLimiter, TooManyRequests } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** As many as registrations: one address must not mail everybody who has an account. */
const MAILS_PER_MINUTE = 60;

@Injectable()
export class ResetLimitGuard implements CanActivate {
  constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const { hits, secondsLeft } = await this.limiter.hit(`forgot-of:${networkOf(ip)}`, 60);
    if (hits > MAILS_PER_MINUTE) throw new TooManyRequests(secondsLeft);
    return true;
  }
}
