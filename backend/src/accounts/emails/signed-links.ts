import type { VerificationLinks } from '@laravel-wire/nest/fortify';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../../config/environment';

/**
 * Links that nobody without the app key can make, and that end. They look like those of Laravel's
 * `temporarySignedRoute`, but what is signed is another text: a link of Laravel's is refused here, and one of ours there.
 */
@Injectable()
export class SignedLinks implements VerificationLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /**
   * @param path     from the site's root, without a query
   * @param seconds  how long the link works
   */
  make(path: string, seconds: number): string {
    const expires = String(this.seconds() + seconds);
    const signature = signatureOf(path, expires, this.environment.appKey);
    return `${this.environment.appUrl}${path}?expires=${expires}&signature=${signature}`;
  }

  opens(path: string, request: FastifyRequest): boolean {
    return this.isValid(path, request.query as Record<string, unknown>);
  }

  isValid(path: string, query: { expires?: unknown; signature?: unknown }): boolean {
    const { expires, signature } = query;
    if (typeof expires !== 'string' || typeof signature !== 'string') return false;
    const { appKey, previousKeys } = this.environment;
    const given = Buffer.from(signature);
    const isOurs = [appKey, ...previousKeys].some((key) => {
      const known = Buffer.from(signatureOf(path, expires, key));
      return given.length === known.length && timingSafeEqual(given, known);
    });
    return isOurs && Number(expires) > this.seconds();
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

/** Over the path alone: behind a proxy the host a request names is not the one the link was made for. */
function signatureOf(path: string, expires: string, key: string): string {
  return createHmac('sha256', key).update(`link:${path}?expires=${expires}`).digest('hex');
}
