import { TooManyRequests } from '../errors';
import type { RateLimiter } from '../ports';

/** @param limit  hits within `seconds`; nothing is counted without it. @throws TooManyRequests beyond it */
export async function countHit(
  limiter: RateLimiter,
  key: string,
  seconds: number,
  limit: number | undefined,
): Promise<void> {
  if (limit === undefined) return;
  const { hits, secondsLeft } = await limiter.hit(key, seconds);
  if (hits > limit) throw new TooManyRequests(secondsLeft);
}
