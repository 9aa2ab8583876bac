import { RATE_LIMITER, type RateLimiter, TooManyRequests } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';

const HOUR_SECONDS = 3600;

/** More than one account writes by hand, or a program for it. A question is a mail to a stranger. */
const MOST = { tickets: 120, messages: 60_000, addresses: 1_000, questions: 20 } as const;

@Injectable()
export class HourlyLimits {
  constructor(@Inject(RATE_LIMITER) private readonly limiter: RateLimiter) {}

  /**
   * Counts before anything is written: what fails later counts too.
   *
   * @param rows  how many are about to be created
   * @throws      TooManyRequests
   */
  async count({ id }: { id: number }, kind: keyof typeof MOST, rows: number): Promise<void> {
    const { hits, secondsLeft } = await this.limiter.hit(`hourly:${kind}:${id}`, HOUR_SECONDS, rows);
    if (hits > MOST[kind]) throw new TooManyRequests(secondsLeft);
  }
}
