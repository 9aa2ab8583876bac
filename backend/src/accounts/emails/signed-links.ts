import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Clock } from '@kit/server/base/clock/clock';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';

/**
 * Links that nobody without the app key can make, and that end. They look like those of Laravel's
 * `temporarySignedRoute`, but what is signed is another text: a link of Laravel's is refused here, and one of ours there.
 */
@Injectable()
export class SignedLinks {
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
    const signature = this.signatureOf(path, expires);
    return `${this.environment.appUrl}${path}?expires=${expires}&signature=${signature}`;
  }

  isValid(path: string, query: { expires?: unknown; signature?: unknown }): boolean {
    const { expires, signature } = query;
    if (typeof expires !== 'string' || typeof signature !== 'string') return false;
    const known = Buffer.from(this.signatureOf(path, expires));
    const given = Buffer.from(signature);
    const isOurs = given.length === known.length && timingSafeEqual(given, known);
    return isOurs && Number(expires) > this.seconds();
  }

  /** Over the path alone: behind a proxy the host a request names is not the one the link was made for. */
  private signatureOf(path: string, expires: string): string {
    return createHmac('sha256', this.environment.appKey)
      .update(`link:${path}?expires=${expires}`)
      .digest('hex');
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
