import { RATE_LIMITER, type RateLimiter, TooManyRequests } from '@laravel-wire/nest';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const TRIES = 5;
const SPAN_SECONDS = 60;

/**
 * Five tries a minute at a person's own password, wherever it is requested: whoever has a session must not guess it.
 */
@Injectable()
export class PasswordTriesGuard implements CanActivate {
  constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { wire } = context.switchToHttp().getRequest<FastifyRequest>();
    const { hits, secondsLeft } = await this.limiter.hit(passwordKey(wire?.user?.id), SPAN_SECONDS);
    if (hits > TRIES) throw new TooManyRequests(secondsLeft);
    return true;
  }
}

/** Cleared by the right password: only failures add up. */
export function passwordKey(userId: number | undefined): string {
  return `password:${userId ?? ''}`;
}
